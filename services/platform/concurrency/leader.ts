import type { Pool, PoolClient } from 'pg';
import { lockKeyOf } from './stream-lock.js';

/** A leader that PostgreSQL has not heard for so long is succeeded. */
const SILENT_MS = 10_000;

/** The lock and the limits of silence in one statement, so that no leader is without them. */
const TAKE = `select case when pg_try_advisory_lock($1) then
    set_config('idle_session_timeout', $2, false) || set_config('tcp_user_timeout', $2, false) end is not null as taken`;

/**
 * One process of several leads; the others stand by. Held by a session advisory lock: when the process or its connection
 * dies, PostgreSQL lets go of it. A process that is frozen, or that no longer hears anything, keeps its connection: so the
 * leader says something now and then, and PostgreSQL ends the session of one that is silent. What a leader does must be
 * fenced all the same: it learns that it leads no more only when it wakes up.
 */
export class Leader {
  private client: PoolClient | undefined;
  private heartbeat: NodeJS.Timeout | undefined;

  /** @param silentMs how long nothing may be heard of it; PostgreSQL counts whole milliseconds */
  constructor(
    private readonly pool: Pool,
    private readonly name: string,
    private readonly silentMs = SILENT_MS,
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
      const { rows } = await client.query(TAKE, [String(lockKeyOf(this.name)), String(this.silentMs)]);
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
    // What goes wrong with it is told by the client's `error`.
    this.heartbeat = setInterval(() => client.query('select').catch(() => undefined), this.silentMs / 5).unref();
    return { client, taken: true };
  }

  /** Steps down; closing the connection frees the lock. */
  resign(): void {
    clearInterval(this.heartbeat);
    this.client?.release(true);
    this.client = undefined;
  }
}
