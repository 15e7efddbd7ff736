import type { PoolClient } from 'pg';
import type { SequencedEvent } from '../../kernel/event.js';
import { EVENT_COLUMNS, type EventRow, recordedEvent } from '../store/event-row.js';

type Db = Pick<PoolClient, 'query'>;

/** How often a reader tries before a fact is parked. */
export const ATTEMPTS = 3;

/** A fact that is set aside; without an error it only keeps its place behind one of its key. */
export interface DeadLetter {
  readonly event: SequencedEvent;
  readonly error: string | null;
}

const OPEN_KEYS = `select distinct partition_key from store.dead_letters where reader = $1 and closed_at is null`;
const PARK = `insert into store.dead_letters (reader, seq, type, partition_key, error, attempts, parked_at)
  select $1, u.*, $7 from unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::int[]) u on conflict do nothing`;
const OPEN_OF_KEY = `select l.seq, ${EVENT_COLUMNS('e')}
  from store.dead_letters d join store.event_log l using (seq) join store.events e using (epoch, xid, ordinal)
 where d.reader = $1 and d.partition_key = $2 and d.closed_at is null order by d.seq`;
const CLOSE = `update store.dead_letters set closed_at = $3, outcome = $4 where reader = $1 and seq = $2`;
const FAILED = `update store.dead_letters set error = $3, attempts = attempts + 1 where reader = $1 and seq = $2`;

/** The keys of which a reader has something parked. */
export const parkedKeys = async (db: Db, reader: string): Promise<Set<string>> => {
  const { rows } = await db.query<{ partition_key: string }>(OPEN_KEYS, [reader]);
  return new Set(rows.map((row) => row.partition_key));
};

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
};

/** What a reader has parked of one key, in order. */
export const parkedOf = async (db: Db, reader: string, partitionKey: string): Promise<SequencedEvent[]> => {
  const { rows } = await db.query<EventRow & { seq: number }>(OPEN_OF_KEY, [reader, partitionKey]);
  return rows.map((row) => ({ ...recordedEvent(row), seq: row.seq }));
};

export const closeLetter = (
  db: Db,
  reader: string,
  seq: number,
  outcome: 'taken' | 'discarded',
  now: Date,
): Promise<unknown> => db.query(CLOSE, [reader, seq, now, outcome]);

export const failAgain = (db: Db, reader: string, seq: number, error: unknown): Promise<unknown> =>
  db.query(FAILED, [reader, seq, messageOf(error)]);

/** @returns the first line of what went wrong, at most 500 characters */
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).split('\n')[0]!.slice(0, 500);

/** Classes of PostgreSQL's errors that another try can mend: the connection, a conflict, resources, an operator, a fault. */
const PASSING = new Set(['08', '40', '53', '55', '57', '58', 'XX']);

const LOST_CONNECTION = /connection terminated|connection error|timeout exceeded/i;

/** Whether the fact itself is at fault, and not the moment. */
export const isPoison = (error: unknown): boolean => {
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  if (typeof code !== 'string') return !LOST_CONNECTION.test(messageOf(error));
  return severity !== undefined && !PASSING.has(code.slice(0, 2));
};
