import { hashLeaf } from '../../kernel/merkle-tree.js';
import type { ChainPlace, CommitPlace } from '../../ledger/index.js';
import type { Database } from '../../platform/database/database.js';
import type { Finding } from '../streams/finding.js';
import type { RowCounts } from './row-counts.rows.js';

/** The two verifications: of new events, and of the whole log again from its beginning. */
export type RunName = 'new' | 'again';

/** The cursor of a verification: in the chain and in commit order. */
export type RunCursor = ChainPlace & CommitPlace;

const PLACE = 'select seq, hash, epoch, xid::text as xid, ordinal from books.walks where walk = $1';
const MOVE = `update books.walks set seq = $2, hash = $3, epoch = $4, xid = $5::xid8, ordinal = $6,
    ended_at = coalesce($7, ended_at), lines = lines + $8, lots = lots + $9, draws = draws + $10, parcels = parcels + $11
  where walk = $1`;
const BEHIND = `select s.seq - w.seq > 2000 as behind from store.sequencer s, books.walks w where w.walk = 'new'`;
const BEHIND_NUMBER = 'select seq, hash, epoch, xid::text as xid, ordinal from store.event_log where seq = $1';
const LINK = 'select hash from store.event_log where seq = $1';
const HEAD = 'select seq, hash from store.sequencer';
const TILES = `select substr(t.hashes, 32 * (n - 256 * t.index)::int + 1, 32) as leaf
  from generate_series($1::bigint, $2::bigint - 1) n join proof.tiles t on t.level = 0 and t.index = n / 256
 where (select size from proof.tree) >= $2 order by n`;
const REFUSED = 'select refused from proof.tree';
/** SQL of the changed and deleted rows counted by PostgreSQL. Rows of the log are never changed. */
const CHANGES = `select coalesce(sum(n_tup_upd + n_tup_del), 0)::bigint as changes from pg_stat_user_tables
  where schemaname = 'store' and relname in ('events', 'event_log')`;

export const loadCursor = async ({ pool }: Database, walk: RunName): Promise<RunCursor> =>
  (await pool.query<RunCursor>(PLACE, [walk])).rows[0]!;

const NO_ROWS: RowCounts = { lines: 0, lots: 0, draws: 0, parcels: 0 };

/**
 * Stores the cursor of a verification.
 *
 * @param endedAt the time when it reached its end; null before
 * @param rowCounts the number of rows in the verified events
 */
export const saveCursor = async (
  { pool }: Database,
  walk: RunName,
  { seq, hash, epoch, xid, ordinal }: RunCursor,
  endedAt: Date | null,
  { lines, lots, draws, parcels }: RowCounts = NO_ROWS,
): Promise<void> => {
  const values = [walk, seq, hash, epoch, xid, ordinal, endedAt, lines, lots, draws, parcels];
  await pool.query({ name: 'books-move-walk', text: MOVE, values });
};

/** Returns the cursor of a verification up to a number; null if the log has no such number. */
export const loadCursorAt = async ({ pool }: Database, seq: number): Promise<RunCursor | null> =>
  (await pool.query<RunCursor>({ name: 'books-place-behind', text: BEHIND_NUMBER, values: [seq] })).rows[0] ?? null;

/** Loads the link of a number; null if it has none. */
export const loadLinkAt = async ({ pool }: Database, seq: number): Promise<Buffer | null> =>
  (await pool.query<{ hash: Buffer }>({ name: 'books-link', text: LINK, values: [seq] })).rows[0]?.hash ?? null;

/** Loads the last number given by the sequencer, with its link. */
export const loadHeadOfLog = async ({ pool }: Database): Promise<ChainPlace> =>
  (await pool.query<ChainPlace>({ name: 'books-head', text: HEAD })).rows[0]!;

/**
 * Returns true if the leaves of the tree match these links, as far as the tree has grown.
 *
 * @param first the number of the first link
 */
export const matchesLeaves = async ({ pool }: Database, first: number, links: readonly Buffer[]): Promise<boolean> => {
  const values = [first - 1, first - 1 + links.length];
  const { rows } = await pool.query<{ leaf: Buffer }>({ name: 'books-leaves-of', text: TILES, values });
  return rows.every(({ leaf }, i) => leaf.equals(hashLeaf(links[i]!)));
};

/** Counts changed and deleted rows in the tables of the log. The count may drop if PostgreSQL lost its statistics. */
export const countLogChanges = async ({ pool }: Database): Promise<number> =>
  (await pool.query<{ changes: number }>({ name: 'books-log-changes', text: CHANGES })).rows[0]!.changes;

/** Returns a finding if the signer has refused the last head because it does not extend an earlier one. */
export const findUnsignedHead = async ({ pool }: Database): Promise<readonly Finding[]> => {
  const { refused } = (await pool.query<{ refused: string | null }>({ name: 'books-refused', text: REFUSED })).rows[0]!;
  const difference = { value: 'NotSigned', expected: null, found: refused };
  return refused === null
    ? []
    : [{ check: 'signature', subject: 'head', memberId: null, seq: null, differences: [difference] }];
};

/** Returns true if more than one range of events is new. */
export const isBehind = async ({ pool }: Database): Promise<boolean> =>
  (await pool.query<{ behind: boolean }>({ name: 'books-behind', text: BEHIND })).rows[0]!.behind;
