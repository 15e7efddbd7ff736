import type { Database } from '../../platform/database/database.js';

/** A signed head of the log. */
export interface SignedCheckpoint {
  readonly size: number;
  readonly note: string;
}

const LAST = 'select size, note from proof.checkpoints order by size desc limit 1';
const KEEP = `insert into proof.checkpoints (size, note, signed_at) values ($1, $2, $3)
  on conflict (size) do update set signed_at = excluded.signed_at`;

/** Loads the newest signed head; null before the first. */
export const loadLastCheckpoint = async ({ pool }: Database): Promise<SignedCheckpoint | null> =>
  (await pool.query<SignedCheckpoint>({ name: 'proof-last-checkpoint', text: LAST })).rows[0] ?? null;

const PUBLISHED = `select size, note || coalesce((select string_agg(line, '' order by witness)
    from proof.cosignatures s where s.size = c.size), '') as note
  from proof.checkpoints c order by size desc limit 1`;

/** Loads the newest signed head with its cosignatures; null before the first. */
export const loadPublishedCheckpoint = async ({ pool }: Database): Promise<SignedCheckpoint | null> =>
  (await pool.query<SignedCheckpoint>({ name: 'proof-published-checkpoint', text: PUBLISHED })).rows[0] ?? null;

/** Stores a signed head. A second one of the same size is the same head, signed again. */
export const keepCheckpoint = async ({ pool }: Database, { size, note }: SignedCheckpoint, at: Date): Promise<void> => {
  await pool.query(KEEP, [size, note, at]);
};

/** Maximum number of heads deleted at once; an hour adds sixty. */
const THINNED = 5000;
const DAY = "(signed_at at time zone 'Asia/Tokyo')::date";
const THIN = `with days as (
    select size, ${DAY} as day, lead(${DAY}) over (order by size) as next from proof.checkpoints where signed_at < $1
  ), old as (select size from days where day = next order by size limit ${THINNED}),
  gone as (delete from proof.cosignatures s using old where s.size = old.size)
  delete from proof.checkpoints c using old where c.size = old.size`;

/**
 * Deletes heads signed before a time unless they are the last of their day in Tokyo.
 *
 * @returns the number deleted
 */
export const deleteOldCheckpoints = async ({ pool }: Database, before: Date): Promise<number> =>
  (await pool.query(THIN, [before])).rowCount ?? 0;
