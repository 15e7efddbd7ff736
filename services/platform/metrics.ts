import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** Something that the database knows of the shop at work, as a gauge. */
export interface Measure {
  /** Ends in its unit. */
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  /** Each row is a `value`, and a column for each label. */
  readonly query: string;
}

const ofReaders = (name: string, help: string, column: string): Measure => ({
  name: `shop_reader_${name}`,
  help,
  labels: ['reader'],
  query: `select reader, ${column} as value from store.standings`,
});

/** What is measured of the log and its readers; in seconds by PostgreSQL's clock. */
export const measures: readonly Measure[] = [
  ofReaders('lag_events', 'Events of the log that a reader may not have taken in yet', 'lag_events'),
  ofReaders('lag_seconds', 'Age of the oldest event that a reader may not have taken in yet', 'lag_seconds'),
  ofReaders('parked_keys', 'Keys of which a reader has something parked', 'parked_keys'),
  {
    name: 'shop_oldest_unsequenced_event_seconds',
    help: 'Age of the oldest event that has no number yet',
    labels: [],
    query: 'select coalesce(max(seconds), 0) as value from store.unsequenced',
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
    query: 'select s.seq - r.seq as value from store.sequencer s, store.relay r',
  },
];

/** What the process measures of itself and of the shop, in Prometheus' text format. */
export class Metrics {
  private readonly registry = new Registry();

  constructor(pool: Pool, ofTheShop: readonly Measure[]) {
    collectDefaultMetrics({ register: this.registry });
    for (const { name, help, labels, query } of ofTheShop)
      new Gauge({
        name,
        help,
        labelNames: labels,
        registers: [this.registry],
        async collect() {
          const { rows } = await pool.query<Record<string, string>>(query);
          this.reset();
          for (const { value, ...row } of rows) this.set(row, Number(value));
        },
      });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  read(): Promise<string> {
    return this.registry.metrics();
  }
}
