import pg from 'pg';
import { waitUntil } from './until.js';

/** Key of the advisory lock. Streams, consumers and leaders use hashes for theirs. */
const LOCK = 7;
const WAITING = `select from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and not granted and classid = 0 and objid = ${LOCK} and datname = current_database()`;

/** SQL expression that waits while the barrier of this database is closed. */
export const AT_THE_BARRIER = `pg_advisory_xact_lock_shared(${LOCK})`;

/** Keeps a connection inside its statement for as long as a test needs, however slow the machine is. */
export class Barrier {
  private constructor(private readonly client: pg.Client) {}

  /** Closes the barrier on a separate connection. */
  static async close(): Promise<Barrier> {
    const client = new pg.Client(process.env.DATABASE_URL);
    // A failing test leaves it closed; its database is dropped all the same.
    client.on('error', () => undefined);
    await client.connect();
    await client.query(`select pg_advisory_lock(${LOCK})`);
    return new Barrier(client);
  }

  /** Waits until a statement waits at the barrier. */
  async reached(): Promise<void> {
    await waitUntil('a statement waits at the barrier', async () => (await this.client.query(WAITING)).rowCount !== 0);
  }

  /** Lets all statements through. Call it once. */
  open(): Promise<void> {
    return this.client.end();
  }
}
