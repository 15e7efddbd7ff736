import type { Pool, PoolClient } from 'pg';
import { lockKeyOf } from './stream-lock.js';

/** PostgreSQL ends the session of a leader that it has not heard from for this long. */
const SILENT_MS = 10_000;

/** Takes the lock and sets the timeouts in one statement, so that no leader is without them. */
const TAKE = `select case when pg_try_advisory_lock($1) then
    set_config('idle_session_timeout', $2, false) || set_config('tcp_user_timeout', $2, false) end is not null as taken`;

/**
 * Elects one of several processes as leader; the others stand by. Leadership is a session advisory lock, which PostgreSQL
 * releases when the process or its connection dies. A frozen or disconnected process would keep its connection. Therefore the
 * leader sends a heartbeat, and PostgreSQL ends a session without one. The leader's writes must be fenced all the same: a frozen
 * leader learns of its loss only when it wakes up.
 */
export class Leader {
  private client: PoolClient | undefined;
  private heartbeat: NodeJS.Timeout | undefined;

  /** @param silentMs maximum silence of the leader, in whole milliseconds */
  constructor(
    private readonly pool: Pool,
    private readonly name: string,
    private readonly silentMs = SILENT_MS,
  ) {}

  /** Returns the leader's connection, or undefined when another process leads. `taken` is true when it has just taken over. */
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
    // The client's `error` event reports failures of the heartbeat.
    this.heartbeat = setInterval(() => client.query('select').catch(() => undefined), this.silentMs / 5).unref();
    return { client, taken: true };
  }

  /** Gives up leadership; closing the connection releases the lock. */
  resign(): void {
    clearInterval(this.heartbeat);
    this.client?.release(true);
    this.client = undefined;
  }
}
