import { Logger } from '@nestjs/common';
import type { PoolClient } from 'pg';
import type { SequencedEvent } from '../../kernel/event.js';
import { type EventRow, READ_COLUMNS, toRecordedEvent } from '../store/event-row.js';
import type { StoreTransaction } from '../store/transaction.js';

type Db = Pick<PoolClient, 'query'>;

const log = new Logger('DeadLetters');

/** Attempts of a consumer before an event is parked. */
export const ATTEMPTS = 3;

/** A parked event. Without an error it only waits behind an earlier event of its key. */
export interface ParkedEvent {
  readonly event: SequencedEvent;
  readonly error: string | null;
}

const OPEN_KEYS = 'select distinct partition_key from store.dead_letters where reader = $1 and closed_at is null';
/** Locks the rows, so that none of them is closed before the caller's transaction ends. */
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

/** Returns the name whose lock a caller needs to change the parked events of a key. */
export const letterStreamOf = (reader: string, partitionKey: string): string =>
  `dead-letters ${reader} ${partitionKey}`;

/** Loads the keys that have parked events of a consumer. */
export const loadParkedKeys = async (db: Db, reader: string): Promise<Set<string>> => {
  const { rows } = await db.query<{ partition_key: string }>(OPEN_KEYS, [reader]);
  return new Set(rows.map((row) => row.partition_key));
};

/** Locks the parked events of the keys. Returns false if one of the keys has none any more. */
export const lockParkedKeys = async (db: Db, reader: string, keys: ReadonlySet<string>): Promise<boolean> => {
  if (keys.size === 0) return true;
  const { rows } = await db.query<{ partition_key: string }>(STILL_OPEN, [reader, [...keys]]);
  return new Set(rows.map((row) => row.partition_key)).size === keys.size;
};

/** Parks events, and logs those that failed. */
export const parkEvents = async (db: Db, reader: string, letters: readonly ParkedEvent[], now: Date): Promise<void> => {
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

/** Loads the first parked events of a key, in order. */
export const loadParked = async (
  db: Db,
  reader: string,
  partitionKey: string,
  limit: number,
): Promise<SequencedEvent[]> => {
  const { rows } = await db.query<EventRow & { seq: number }>(OPEN_OF_KEY, [reader, partitionKey, limit]);
  return rows.map((row) => ({ ...toRecordedEvent(row), seq: row.seq }));
};

/** Counts the parked events of a key. */
export const countParked = async (db: Db, reader: string, partitionKey: string): Promise<number> =>
  (await db.query<{ left: number }>(COUNT_OF_KEY, [reader, partitionKey])).rows[0]!.left;

/** Closes parked events after they were processed. */
export const closeParked = (db: Db, reader: string, events: readonly SequencedEvent[], now: Date): Promise<unknown> =>
  db.query(CLOSE, [reader, events.map(({ seq }) => seq), now]);

export const recordFailure = (db: Db, reader: string, seq: number, error: string): Promise<unknown> =>
  db.query(FAILED, [reader, seq, error]);

/** Discards a parked event for good. The transaction must hold the lock of `letterStreamOf`. */
export const discardParked = (tx: StoreTransaction, reader: string, seq: number): void =>
  tx.write('feed-discard-letter', DISCARD, [reader, seq, tx.now]);

/** Deletes all parked events of a consumer, open and closed. */
export const deleteParked = (db: Db, reader: string): Promise<unknown> =>
  db.query('delete from store.dead_letters where reader = $1', [reader]);

/**
 * Replaces the parked events of `to` by those of `from`, which has rebuilt its table from the whole log. Events that `from` did
 * not park are closed as processed, including discarded ones.
 */
export const handOverParked = async (db: Db, from: string, to: string, now: Date): Promise<void> => {
  await db.query(TAKEN_MEANWHILE, [from, to, now]);
  await db.query(HAND_OVER, [from, to]);
  await deleteParked(db, from);
};
