import type { PoolClient } from 'pg';

const EVERY_MS = 1000;

const BEAT = `insert into store.beats (engine, at) values ($1, now()) on conflict (engine) do update set at = excluded.at`;

/** Records in the database, at most once a second, that an engine is running, even when it has nothing to do. */
export class Heartbeat {
  private last = Number.NEGATIVE_INFINITY;

  constructor(private readonly engine: string) {}

  async beat(db: Pick<PoolClient, 'query'>): Promise<void> {
    if (performance.now() - this.last < EVERY_MS) return;
    await db.query(BEAT, [this.engine]);
    this.last = performance.now();
  }
}
