import type { Database } from '../../platform/database/database.js';

/** A head of the log with its signature. */
export interface SignedCheckpoint {
  readonly size: number;
  readonly note: string;
}

const LAST = 'select size, note from proof.checkpoints order by size desc limit 1';
const KEEP = `insert into proof.checkpoints (size, note, signed_at) values ($1, $2, $3)
  on conflict (size) do update set signed_at = excluded.signed_at`;

/** The newest signed head; null before the first. */
export const lastCheckpoint = async ({ pool }: Database): Promise<SignedCheckpoint | null> =>
  (await pool.query<SignedCheckpoint>({ name: 'proof-last-checkpoint', text: LAST })).rows[0] ?? null;

const PUBLISHED = `select size, note || coalesce((select string_agg(line, '' order by witness)
    from proof.cosignatures s where s.size = c.size), '') as note
  from proof.checkpoints c order by size desc limit 1`;

/** The newest signed head with what witnesses have said of it; null before the first. */
export const publishedCheckpoint = async ({ pool }: Database): Promise<SignedCheckpoint | null> =>
  (await pool.query<SignedCheckpoint>({ name: 'proof-published-checkpoint', text: PUBLISHED })).rows[0] ?? null;

/** Keeps a signed head; one of the same size is the same, signed again. */
export const keepCheckpoint = async ({ pool }: Database, { size, note }: SignedCheckpoint, at: Date): Promise<void> => {
  await pool.query(KEEP, [size, note, at]);
};

/** Heads that go at once: an hour adds sixty. */
const THINNED = 5000;
const DAY = "(signed_at at time zone 'Asia/Tokyo')::date";
const THIN = `with days as (
    select size, ${DAY} as day, lead(${DAY}) over (order by size) as next from proof.checkpoints where signed_at < $1
  ), old as (select size from days where day = next order by size limit ${THINNED}),
  gone as (delete from proof.cosignatures s using old where s.size = old.size)
  delete from proof.checkpoints c using old where c.size = old.size`;

/** Of heads that were signed before a moment those go that are not the last of their day of Tokyo. @returns how many went */
export const thinCheckpoints = async ({ pool }: Database, before: Date): Promise<number> =>
  (await pool.query(THIN, [before])).rowCount ?? 0;
