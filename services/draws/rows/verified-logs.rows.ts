import type { Database } from '../../platform/database/database.js';
import type { LogCursor, LogDifference, Reason } from '../streams/public-log.js';
import type { VerifiedLog, Walk } from '../streams/verified-log.js';

type PlaceRow<Name extends Walk> = { readonly [Column in Name]: number } & {
  readonly [Column in `${Name}_head`]: string;
} & { readonly [Column in `${Name}_day`]: number } & { readonly [Column in `${Name}_left`]: readonly number[] };

interface DifferenceRow {
  readonly walk: Walk | null;
  readonly slot: number;
  readonly reason: Reason;
}

type Row = PlaceRow<'chained'> & PlaceRow<'recomputed'> & DifferenceRow & { readonly recomputed_through: number };

/** A difference that an operator must investigate. */
export interface OpenDifference extends LogDifference {
  readonly packId: string;
}

/** SQL of the packs to verify: the longest unverified ones first, and every box with a difference. */
const BEHIND = `select b.pack_id from draws.boxes b
    left join draws.verified_logs v on v.pack_id = b.pack_id
    left join draws.log_differences d on d.pack_id = b.pack_id and d.gone_at is null
  where d.pack_id is not null or coalesce(v.chained, 0) <> b.drawn or v.chained_head <> b.head
    or (v.recomputed < v.chained and v.recomputed_through < b.revealed_through)
  order by v.looked_at nulls first, b.pack_id`;
const FIND = `select v.*, d.walk, d.slot, d.reason from draws.verified_logs v
    left join draws.log_differences d on d.pack_id = v.pack_id and d.gone_at is null
  where v.pack_id = $1`;
/** SQL that stores a verification. If two processes have verified the same lines, the second changes nothing. */
const KEEP = `insert into draws.verified_logs as v (pack_id, chained, chained_head, chained_day, chained_left, recomputed,
    recomputed_head, recomputed_day, recomputed_left, recomputed_through, looked_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (pack_id) do update set chained = $2, chained_head = $3, chained_day = $4, chained_left = $5, recomputed = $6,
    recomputed_head = $7, recomputed_day = $8, recomputed_left = $9, recomputed_through = $10, looked_at = $11
  where v.chained = $12 and v.recomputed = $13 and v.recomputed_through = $14`;
const FOUND = `insert into draws.log_differences (pack_id, walk, slot, reason, found_at) values ($1, $2, $3, $4, $5)
  on conflict (pack_id) where gone_at is null do nothing`;
const GONE = 'update draws.log_differences set gone_at = $2 where pack_id = $1 and gone_at is null';
const OPEN = `select pack_id as "packId", slot, reason from draws.log_differences where gone_at is null
  order by found_at, pack_id`;

/** SQL of the number of boxes that differ from their public log, for the console. */
export const BOXES_THAT_DIFFER = '(select count(*) from draws.log_differences where gone_at is null)';

const placeOf = (slot: number, head: string, day: number, left: readonly number[]): LogCursor => ({
  slot,
  head,
  day,
  left,
});
const columnsOf = ({ slot, head, day, left }: LogCursor): unknown[] => [slot, head, day, left];

/** Finds the packs whose log is longer than its verified part. */
export const findBehind = async ({ pool }: Database): Promise<string[]> =>
  (await pool.query<{ pack_id: string }>(BEHIND)).rows.map((row) => row.pack_id);

/** Finds the verified part of a box's log; null for a box never verified. */
export const findVerified = async ({ pool }: Database, packId: string): Promise<VerifiedLog | null> => {
  const [row] = (await pool.query<Row>(FIND, [packId])).rows;
  if (!row) return null;
  return {
    chained: placeOf(row.chained, row.chained_head, row.chained_day, row.chained_left),
    recomputed: placeOf(row.recomputed, row.recomputed_head, row.recomputed_day, row.recomputed_left),
    recomputedThrough: row.recomputed_through,
    difference: row.walk && { walk: row.walk, slot: row.slot, reason: row.reason },
  };
};

/**
 * Stores a verification.
 *
 * @param before the state at the start of the verification
 */
export const keepVerified = async (
  { pool }: Database,
  packId: string,
  before: VerifiedLog,
  { chained, recomputed, recomputedThrough, difference }: VerifiedLog,
  now: Date,
): Promise<void> => {
  const after = [...columnsOf(chained), ...columnsOf(recomputed), recomputedThrough];
  await pool.query(KEEP, [
    packId,
    ...after,
    now,
    before.chained.slot,
    before.recomputed.slot,
    before.recomputedThrough,
  ]);
  if (difference) await pool.query(FOUND, [packId, difference.walk, difference.slot, difference.reason, now]);
  else if (before.difference) await pool.query(GONE, [packId, now]);
};

/** Lists the current differences, the oldest first. */
export const openDifferences = async ({ pool }: Database): Promise<OpenDifference[]> =>
  (await pool.query<OpenDifference>(OPEN)).rows;
