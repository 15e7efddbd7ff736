import { hashLeaf } from '../../kernel/merkle-tree.js';
import type { ChainPlace, CommitPlace } from '../../ledger/index.js';
import type { Database } from '../../platform/database/database.js';
import type { Finding } from '../streams/finding.js';
import type { RowCounts } from './row-counts.rows.js';

/** What has come to the log since, or all of it from the beginning again. */
export type WalkName = 'new' | 'again';

/** Where a walk along the log stands: its chain, and its place in the order of the commits. */
export type WalkPlace = ChainPlace & CommitPlace;

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
/** PostgreSQL counts what is changed or deleted, whoever does it; of the log nothing ever is. */
const CHANGES = `select coalesce(sum(n_tup_upd + n_tup_del), 0)::bigint as changes from pg_stat_user_tables
  where schemaname = 'store' and relname in ('events', 'event_log')`;

export const placeOf = async ({ pool }: Database, walk: WalkName): Promise<WalkPlace> =>
  (await pool.query<WalkPlace>(PLACE, [walk])).rows[0]!;

const NO_ROWS: RowCounts = { lines: 0, lots: 0, draws: 0, parcels: 0 };

/**
 * @param endedAt when the walk is at its end; null while it is not
 * @param told how many rows are told of by what it has gone along
 */
export const moveWalk = async (
  { pool }: Database,
  walk: WalkName,
  { seq, hash, epoch, xid, ordinal }: WalkPlace,
  endedAt: Date | null,
  { lines, lots, draws, parcels }: RowCounts = NO_ROWS,
): Promise<void> => {
  const values = [walk, seq, hash, epoch, xid, ordinal, endedAt, lines, lots, draws, parcels];
  await pool.query({ name: 'books-move-walk', text: MOVE, values });
};

/** Returns the place of a walk that has verified the log up to a number; null where the log has no such number. */
export const placeBehind = async ({ pool }: Database, seq: number): Promise<WalkPlace | null> =>
  (await pool.query<WalkPlace>({ name: 'books-place-behind', text: BEHIND_NUMBER, values: [seq] })).rows[0] ?? null;

/** The link of a number; null where it has none. */
export const linkAt = async ({ pool }: Database, seq: number): Promise<Buffer | null> =>
  (await pool.query<{ hash: Buffer }>({ name: 'books-link', text: LINK, values: [seq] })).rows[0]?.hash ?? null;

/** The last number that the sequencer has given, with its link. */
export const headOfLog = async ({ pool }: Database): Promise<ChainPlace> =>
  (await pool.query<ChainPlace>({ name: 'books-head', text: HEAD })).rows[0]!;

/** Whether the leaves of the tree over some links are theirs, as far as the tree has grown. @param first number of the first */
export const areLeaves = async ({ pool }: Database, first: number, links: readonly Buffer[]): Promise<boolean> => {
  const values = [first - 1, first - 1 + links.length];
  const { rows } = await pool.query<{ leaf: Buffer }>({ name: 'books-leaves-of', text: TILES, values });
  return rows.every(({ leaf }, i) => leaf.equals(hashLeaf(links[i]!)));
};

/** Changes and deletions in the tables of the log that PostgreSQL has counted; less than before where it lost count. */
export const countLogChanges = async ({ pool }: Database): Promise<number> =>
  (await pool.query<{ changes: number }>({ name: 'books-log-changes', text: CHANGES })).rows[0]!.changes;

/** What is wrong where the signer of the log has not signed its last head, since it does not go on from an earlier one. */
export const unsignedHead = async ({ pool }: Database): Promise<readonly Finding[]> => {
  const { refused } = (await pool.query<{ refused: string | null }>({ name: 'books-refused', text: REFUSED })).rows[0]!;
  const difference = { value: 'NotSigned', expected: null, found: refused };
  return refused === null
    ? []
    : [{ check: 'signature', subject: 'head', memberId: null, seq: null, differences: [difference] }];
};

/** Whether there is more that is new than a stretch of it. */
export const isBehind = async ({ pool }: Database): Promise<boolean> =>
  (await pool.query<{ behind: boolean }>({ name: 'books-behind', text: BEHIND })).rows[0]!.behind;
