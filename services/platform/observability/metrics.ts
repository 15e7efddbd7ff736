import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { type Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** A gauge whose values come from a query. */
export interface Measure {
  /** The name, which ends in the unit. */
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  /** Its rows have the column `value`, and one column for each label. */
  readonly query: string;
}

const buildReaderMeasure = (name: string, help: string, column: string): Measure => ({
  name: `shop_reader_${name}`,
  help,
  labels: ['reader'],
  query: `select reader, ${column} as value from store.standings`,
});

/** Metrics of the log and its consumers. Ages are in seconds by PostgreSQL's clock. */
export const measures: readonly Measure[] = [
  buildReaderMeasure('lag_events', 'Number of events of the log that the consumer has not processed yet', 'lag_events'),
  buildReaderMeasure(
    'lag_seconds',
    'Age in seconds of the oldest event that the consumer has not processed yet',
    'lag_seconds',
  ),
  buildReaderMeasure('parked_keys', 'Number of partition keys with parked events of the consumer', 'parked_keys'),
  {
    name: 'shop_oldest_unsequenced_event_seconds',
    help: 'Age in seconds of the oldest event without a sequence number',
    labels: [],
    query: 'select coalesce(max(seconds), 0) as value from store.unsequenced',
  },
  {
    name: 'shop_deadlines_failing',
    help: 'Number of due items that failed and are retried at growing intervals',
    labels: ['kind'],
    query: 'select kind, count(*) as value from store.deadlines where attempts > 0 group by kind',
  },
  {
    name: 'shop_heartbeat_age_seconds',
    help: 'Seconds since the leading instance of the engine was last at work',
    labels: ['engine'],
    query: 'select engine, extract(epoch from now() - at) as value from store.beats',
  },
  {
    name: 'shop_reconciliation_difference',
    help: 'Sum of all differences between the read model and the log at the last comparison',
    labels: ['reader'],
    query: `select reader, (select coalesce(sum(abs(value::numeric)), 0) from jsonb_each_text(differences)) as value
      from store.reconciliations`,
  },
  {
    name: 'shop_reconciliation_age_seconds',
    help: 'Seconds since the read model was last compared with the log',
    labels: ['reader'],
    query: 'select reader, extract(epoch from now() - at) as value from store.reconciliations',
  },
];

/** Metrics of the relay, used if events travel over Kafka. */
export const measuresOfKafka: readonly Measure[] = [
  {
    name: 'shop_relay_lag_events',
    help: 'Number of events of the log that are not on Kafka yet',
    labels: [],
    query: "select lag_events as value from store.engines where engine = 'relay'",
  },
  {
    name: 'shop_relay_lag_seconds',
    help: 'Age in seconds of the oldest event that is not on Kafka yet',
    labels: [],
    query: "select lag_seconds as value from store.engines where engine = 'relay'",
  },
];

/** The metrics of the process and of the shop, in the text format of Prometheus. */
export class Metrics {
  private readonly log = new Logger(Metrics.name);
  private readonly processRegistry = new Registry();

  /** @param counters counters of this process */
  constructor(
    private readonly pool: Pool,
    private readonly measures: readonly Measure[],
    counters: readonly Counter[] = [],
  ) {
    collectDefaultMetrics({ register: this.processRegistry });
    for (const counter of counters) this.processRegistry.registerMetric(counter);
  }

  get contentType(): string {
    return this.processRegistry.contentType;
  }

  /** Returns all metrics. While the database is unreachable the metrics of the shop are missing, and are neither old nor 0. */
  async read(): Promise<string> {
    const shopRegistry = new Registry();
    await this.measure(shopRegistry).catch((error) => this.log.error(error));
    return Registry.merge([this.processRegistry, shopRegistry]).metrics();
  }

  /** Runs the queries one after the other, so that a scrape uses only one connection. */
  private async measure(registry: Registry): Promise<void> {
    const client = await this.pool.connect();
    try {
      for (const { name, help, labels, query } of this.measures) {
        const { rows } = await client.query<Record<string, string>>(query);
        if (rows.length === 0) continue;
        const gauge = new Gauge({ name, help, labelNames: labels, registers: [registry] });
        for (const { value, ...row } of rows) gauge.set(row, Number(value));
      }
    } finally {
      client.release();
    }
  }
}
