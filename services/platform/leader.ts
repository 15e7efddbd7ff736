import type { Pool, PoolClient } from 'pg';
import { lockKeyOf } from './store/stream-lock.js';

/**
 * One process of several leads; the others stand by. Held by a session advisory lock: when the process or its connection
 * dies, PostgreSQL lets go of it.
 */
export class Leader {
  private client: PoolClient | undefined;

  constructor(
    private readonly pool: Pool,
    private readonly name: string,
  ) {}

  /** The connection that leads, or undefined when another process does. `taken` says that it has just taken over. */
  async lead(): Promise<{ client: PoolClient; taken: boolean } | undefined> {
    if (this.client) return { client: this.client, taken: false };
    const client = await this.pool.connect();
    let lost = false;
    const drop = () => {
      lost = true;
      if (this.client === client) this.resign();
    };
    client.on('error', drop);
    try {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [String(lockKeyOf(this.name))]);
      if (!rows[0].taken || lost) {
        client.off('error', drop);
        client.release(lost);
        return undefined;
      }
    } catch (error) {
      client.release(true);
      throw error;
    }
    this.client = client;
    return { client, taken: true };
  }

  /** Steps down; closing the connection frees the lock. */
  resign(): void {
    this.client?.release(true);
    this.client = undefined;
  }
}
