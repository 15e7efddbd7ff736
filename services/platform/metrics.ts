import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

const LAG = `select c.reader, (select seq from store.sequencer) - c.seq as lag from store.readers c`;
const UNSEQUENCED = `select coalesce(extract(epoch from $1::timestamptz - min(e.recorded_at)), 0) as seconds
  from store.events e, store.sequencer s where (e.epoch, e.xid, e.ordinal) > (s.epoch, s.xid, s.ordinal)`;

/** What the process measures of itself and of the log, in Prometheus' text format. */
export class Metrics {
  private readonly registry = new Registry();

  constructor(pool: Pool) {
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'shop_reader_lag_events',
      help: 'Events of the log that a reader has not taken in yet',
      labelNames: ['reader'],
      registers: [this.registry],
      async collect() {
        const { rows } = await pool.query<{ reader: string; lag: number }>(LAG);
        for (const row of rows) this.set({ reader: row.reader }, row.lag);
      },
    });
    new Gauge({
      name: 'shop_oldest_unsequenced_event_seconds',
      help: 'Age of the oldest event that has no number yet',
      registers: [this.registry],
      async collect() {
        const { rows } = await pool.query<{ seconds: number }>(UNSEQUENCED, [new Date()]);
        this.set(Number(rows[0]!.seconds));
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
