import { Logger } from '@nestjs/common';
import type { PoolClient } from 'pg';
import type { SequencedEvent } from '../../kernel/event.js';
import { type EventRow, READ_COLUMNS, toRecordedEvent } from '../store/event-row.js';
import type { StoreTransaction } from '../store/transaction.js';

type Db = Pick<PoolClient, 'query'>;

const log = new Logger('DeadLetters');

/** How often a reader tries before a fact is parked. */
export const ATTEMPTS = 3;

/** A fact that is set aside; without an error it only keeps its place behind one of its key. */
export interface DeadLetter {
  readonly event: SequencedEvent;
  readonly error: string | null;
}

const OPEN_KEYS = 'select distinct partition_key from store.dead_letters where reader = $1 and closed_at is null';
/** The rows are held, so that none of them is closed before the caller has ended its transaction. */
const STILL_OPEN = `select partition_key from store.dead_letters
  where reader = $1 and partition_key = any($2) and closed_at is null for share`;
const PARK = `insert into store.dead_letters (reader, seq, type, partition_key, error, attempts, parked_at)
  select $1, u.*, $7 from unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::int[]) u
  on conflict (reader, seq) do update set error = excluded.error, attempts = excluded.attempts,
    parked_at = excluded.parked_at, closed_at = null, outcome = null`;
const OPEN_OF_KEY = `select l.seq, ${READ_COLUMNS('e')}
  from store.dead_letters d join store.event_log l using (seq) join store.events e using (epoch, xid, ordinal)
 where d.reader = $1 and d.partition_key = $2 and d.closed_at is null order by d.seq limit $3`;
const COUNT_OF_KEY = `select count(*) as left from store.dead_letters
  where reader = $1 and partition_key = $2 and closed_at is null`;
const CLOSE = `update store.dead_letters set closed_at = $3, outcome = 'taken' where reader = $1 and seq = any($2)`;
const FAILED = 'update store.dead_letters set error = $3, attempts = attempts + 1 where reader = $1 and seq = $2';
const DISCARD = `update store.dead_letters set closed_at = $3, outcome = 'discarded' where reader = $1 and seq = $2`;
const TAKEN_MEANWHILE = `update store.dead_letters d set closed_at = $3, outcome = 'taken'
  where reader = $2 and outcome is distinct from 'taken'
    and not exists (select from store.dead_letters n where n.reader = $1 and n.seq = d.seq)`;
const HAND_OVER = `insert into store.dead_letters (reader, seq, type, partition_key, error, attempts, parked_at)
  select $2, seq, type, partition_key, error, attempts, parked_at from store.dead_letters where reader = $1
  on conflict (reader, seq) do update set error = excluded.error, attempts = excluded.attempts,
    parked_at = excluded.parked_at, closed_at = null, outcome = null`;

/** The stream whose lock is held by whoever changes what a reader has parked of a key. */
export const letterStreamOf = (reader: string, partitionKey: string): string =>
  `dead-letters ${reader} ${partitionKey}`;

/** The keys of which a reader has something parked. */
export const parkedKeys = async (db: Db, reader: string): Promise<Set<string>> => {
  const { rows } = await db.query<{ partition_key: string }>(OPEN_KEYS, [reader]);
  return new Set(rows.map((row) => row.partition_key));
};

/** Whether a reader still has something parked of all these keys; it stays so until the transaction ends. */
export const areStillParked = async (db: Db, reader: string, keys: ReadonlySet<string>): Promise<boolean> => {
  if (keys.size === 0) return true;
  const { rows } = await db.query<{ partition_key: string }>(STILL_OPEN, [reader, [...keys]]);
  return new Set(rows.map((row) => row.partition_key)).size === keys.size;
};

/** Sets facts aside. Those at fault are told in the log. */
export const park = async (db: Db, reader: string, letters: readonly DeadLetter[], now: Date): Promise<void> => {
  if (letters.length === 0) return;
  await db.query(PARK, [
    reader,
    letters.map(({ event }) => event.seq),
    letters.map(({ event }) => event.type),
    letters.map(({ event }) => event.partitionKey),
    letters.map(({ error }) => error),
    letters.map(({ error }) => (error === null ? 0 : ATTEMPTS)),
    now,
  ]);
  for (const { event, error } of letters)
    if (error !== null) log.error(`${reader} cannot take in ${event.type} (${event.seq}): ${error}`);
};

/** The first that a reader has parked of a key, in order. */
export const parkedOf = async (
  db: Db,
  reader: string,
  partitionKey: string,
  limit: number,
): Promise<SequencedEvent[]> => {
  const { rows } = await db.query<EventRow & { seq: number }>(OPEN_OF_KEY, [reader, partitionKey, limit]);
  return rows.map((row) => ({ ...toRecordedEvent(row), seq: row.seq }));
};

/** How many a reader has parked of a key. */
export const parkedCountOf = async (db: Db, reader: string, partitionKey: string): Promise<number> =>
  (await db.query<{ left: number }>(COUNT_OF_KEY, [reader, partitionKey])).rows[0]!.left;

/** These have been taken in. */
export const closeLetters = (db: Db, reader: string, events: readonly SequencedEvent[], now: Date): Promise<unknown> =>
  db.query(CLOSE, [reader, events.map(({ seq }) => seq), now]);

export const failAgain = (db: Db, reader: string, seq: number, error: string): Promise<unknown> =>
  db.query(FAILED, [reader, seq, error]);

/** This is never taken in; the transaction holds `letterStreamOf` its key. */
export const discardLetter = (tx: StoreTransaction, reader: string, seq: number): void =>
  tx.write('feed-discard-letter', DISCARD, [reader, seq, tx.now]);

/** Forgets what a reader has ever parked. */
export const forgetLetters = (db: Db, reader: string): Promise<unknown> =>
  db.query('delete from store.dead_letters where reader = $1', [reader]);

/**
 * A reader's table has been built anew by another, which has met every fact: what that has parked is parked, and what
 * it has not is taken in, also what had been discarded.
 */
export const handOverLetters = async (db: Db, from: string, to: string, now: Date): Promise<void> => {
  await db.query(TAKEN_MEANWHILE, [from, to, now]);
  await db.query(HAND_OVER, [from, to]);
  await forgetLetters(db, from);
};
