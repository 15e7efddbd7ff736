import pg from 'pg';
import { waitUntil } from './until.js';

/** Streams, readers and leaders have hashes for theirs. */
const LOCK = 7;
const WAITING = `select from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and not granted and classid = 0 and objid = ${LOCK} and datname = current_database()`;

/** In SQL: what waits while the barrier of this database is closed. */
export const AT_THE_BARRIER = `pg_advisory_xact_lock_shared(${LOCK})`;

/** Keeps a connection amid its statement for as long as a test needs, however slow the machine is. */
export class Barrier {
  private constructor(private readonly client: pg.Client) {}

  /** Shuts it, on a connection of its own. */
  static async close(): Promise<Barrier> {
    const client = new pg.Client(process.env.DATABASE_URL);
    // A test that fails leaves it shut, and its database is dropped all the same.
    client.on('error', () => undefined);
    await client.connect();
    await client.query(`select pg_advisory_lock(${LOCK})`);
    return new Barrier(client);
  }

  /** Waits until somebody waits before it. */
  async reached(): Promise<void> {
    await waitUntil('somebody waits at the barrier', async () => (await this.client.query(WAITING)).rowCount !== 0);
  }

  /** Lets all through. To be called once. */
  open(): Promise<void> {
    return this.client.end();
  }
}
