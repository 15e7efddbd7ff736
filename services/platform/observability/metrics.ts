import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { type Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** Something that the database knows of the shop at work, as a gauge. */
export interface Measure {
  /** Ends in its unit. */
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  /** Each row is a `value`, and a column for each label. */
  readonly query: string;
}

const buildReaderMeasure = (name: string, help: string, column: string): Measure => ({
  name: `shop_reader_${name}`,
  help,
  labels: ['reader'],
  query: `select reader, ${column} as value from store.standings`,
});

/** What is measured of the log and its readers; in seconds by PostgreSQL's clock. */
export const measures: readonly Measure[] = [
  buildReaderMeasure('lag_events', 'Events of the log that a reader may not have taken in yet', 'lag_events'),
  buildReaderMeasure('lag_seconds', 'Age of the oldest event that a reader may not have taken in yet', 'lag_seconds'),
  buildReaderMeasure('parked_keys', 'Keys of which a reader has something parked', 'parked_keys'),
  {
    name: 'shop_oldest_unsequenced_event_seconds',
    help: 'Age of the oldest event that has no number yet',
    labels: [],
    query: 'select coalesce(max(seconds), 0) as value from store.unsequenced',
  },
  {
    name: 'shop_deadlines_failing',
    help: 'What is due and could not be settled; it is tried again later and later',
    labels: ['kind'],
    query: 'select kind, count(*) as value from store.deadlines where attempts > 0 group by kind',
  },
  {
    name: 'shop_heartbeat_age_seconds',
    help: 'How long ago an engine of which one leads was last at work',
    labels: ['engine'],
    query: 'select engine, extract(epoch from now() - at) as value from store.beats',
  },
  {
    name: 'shop_reconciliation_difference',
    help: 'How far a read model is from what the log says, all that was compared together',
    labels: ['reader'],
    query: `select reader, (select coalesce(sum(abs(value::numeric)), 0) from jsonb_each_text(differences)) as value
      from store.reconciliations`,
  },
  {
    name: 'shop_reconciliation_age_seconds',
    help: 'How long ago a read model was compared with the log',
    labels: ['reader'],
    query: 'select reader, extract(epoch from now() - at) as value from store.reconciliations',
  },
];

/** What is measured where events travel over Kafka. */
export const measuresOfKafka: readonly Measure[] = [
  {
    name: 'shop_relay_lag_events',
    help: 'Events of the log that are not on Kafka yet',
    labels: [],
    query: "select lag_events as value from store.engines where engine = 'relay'",
  },
  {
    name: 'shop_relay_lag_seconds',
    help: 'Age of the oldest event that is not on Kafka yet',
    labels: [],
    query: "select lag_seconds as value from store.engines where engine = 'relay'",
  },
];

/** What the process measures of itself and of the shop, in Prometheus' text format. */
export class Metrics {
  private readonly log = new Logger(Metrics.name);
  private readonly processRegistry = new Registry();

  /** @param counters what this process counts */
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

  /** Without a database the process tells of itself alone: what cannot be measured is missing, and neither old nor 0. */
  async read(): Promise<string> {
    const shopRegistry = new Registry();
    await this.measure(shopRegistry).catch((error) => this.log.error(error));
    return Registry.merge([this.processRegistry, shopRegistry]).metrics();
  }

  /** One after the other, so that a scrape takes one of the shop's connections at the most. */
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
