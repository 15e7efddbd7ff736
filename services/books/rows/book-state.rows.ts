import { lockKeyOf } from '../../platform/concurrency/stream-lock.js';
import type { Database } from '../../platform/database/database.js';

const TAKE = 'select pg_try_advisory_lock($1) as taken';
const GIVE = 'select pg_advisory_unlock($1)';
const COMPARED = 'update books.state set compared_at = $1';
const BEGAN = 'update books.state set began_at = $1';
const KNOWN = 'select log_changes as changes from books.state';
const KNOW = 'update books.state set log_changes = $1';
const ANEW = 'select anew_member as member, anew_pack as pack from books.state';
const NOTE_ANEW = { member: 'update books.state set anew_member = $1', pack: 'update books.state set anew_pack = $1' };
const NOTE_ROWS = 'update books.state set rows_off = $1 where rows_off <> $1';

/**
 * Runs work unless another process of the shop does. It holds a session lock and no transaction.
 *
 * @returns undefined if another process is running it
 */
export const runAlone = async <Result>(
  { pool }: Database,
  work: () => Promise<Result>,
): Promise<Result | undefined> => {
  const client = await pool.connect();
  const key = lockKeyOf('check-books').toString();
  try {
    if (!(await client.query<{ taken: boolean }>(TAKE, [key])).rows[0]!.taken) return undefined;
    try {
      return await work();
    } finally {
      await client.query(GIVE, [key]);
    }
  } finally {
    client.release();
  }
};

/** Records the start of a check. Findings seen before and not seen again are repaired. */
export const noteBegun = async ({ pool }: Database, at: Date): Promise<void> => {
  await pool.query(BEGAN, [at]);
};

/** Records that all wallets and boxes were compared with the log. */
export const noteCompared = async ({ pool }: Database, at: Date): Promise<void> => {
  await pool.query(COMPARED, [at]);
};

/** Returns the number of changes in the log that a verification of the whole log has covered. */
export const loadKnownChanges = async ({ pool }: Database): Promise<number> =>
  (await pool.query<{ changes: number }>(KNOWN)).rows[0]!.changes;

export const saveKnownChanges = async ({ pool }: Database, changes: number): Promise<void> => {
  await pool.query(KNOW, [changes]);
};

/**
 * Stores the difference in the number of rows.
 *
 * @returns true if it differs from the last check
 */
export const noteRowsOff = async ({ pool }: Database, off: string): Promise<boolean> =>
  (await pool.query(NOTE_ROWS, [off])).rowCount === 1;

/** The last member and pack recomputed from their first events; '' at the beginning. */
export interface RecomputeCursor {
  readonly member: string;
  readonly pack: string;
}

export const loadRecomputeCursor = async ({ pool }: Database): Promise<RecomputeCursor> =>
  (await pool.query<RecomputeCursor>(ANEW)).rows[0]!;

export const saveRecomputeCursor = async (
  { pool }: Database,
  of: keyof RecomputeCursor,
  place: string,
): Promise<void> => {
  await pool.query(NOTE_ANEW[of], [place]);
};
