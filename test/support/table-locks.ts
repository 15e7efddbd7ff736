import pg from 'pg';
import { lockKeyOf } from '../../services/platform/concurrency/stream-lock.js';
import { waitUntil } from './until.js';

const TABLES = `select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema')`;
const WAITS = `select from pg_stat_activity where datname = current_database() and application_name = $1
  and wait_event_type = 'Lock'`;

const IS_HELD = `select from pg_locks where locktype = 'advisory' and granted
  and (classid::bigint << 32 | objid::bigint) = $1::bigint`;

/** Returns the address of the test's database with a name for the connections of a process. */
export const buildNamedUrl = (name: string): string => {
  const url = new URL(process.env.DATABASE_URL!);
  url.searchParams.set('application_name', name);
  return url.href;
};

/** Locks of tables that make all statements of the shop wait. */
export class TableLocks {
  private constructor(private readonly client: pg.Client) {}

  /** @param tables all of the database by default */
  static async take(tables?: string): Promise<TableLocks> {
    const client = new pg.Client(process.env.DATABASE_URL);
    await client.connect();
    const named = tables ?? (await client.query(TABLES)).rows[0].tables;
    await client.query(`begin; lock table ${named} in access exclusive mode`);
    return new TableLocks(client);
  }

  /** Resolves when a statement of this process waits. */
  async untilWaiting(name: string): Promise<void> {
    await waitUntil(`${name} waits for PostgreSQL`, async () => (await this.client.query(WAITS, [name])).rowCount! > 0);
  }

  /** Returns true when a process holds the advisory lock of this name. */
  async isHeld(name: string): Promise<boolean> {
    return (await this.client.query(IS_HELD, [String(lockKeyOf(name))])).rowCount! > 0;
  }

  release(): Promise<void> {
    return this.client.end();
  }
}
