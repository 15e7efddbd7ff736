import type { Pool, PoolClient } from 'pg';
import type { SequencedEvent } from '../../kernel/event.js';
import { LANES, type Lane, laneOf } from '../../kernel/lane.js';
import { lockKeyOf } from '../concurrency/stream-lock.js';
import type { Progress } from './feed.js';

/** The position of a consumer, in one lane or in all lanes. */
export interface ReadPosition {
  /** The consumer has processed everything up to this number in these lanes. */
  readonly after: number;
  /** Returns the last processed number of a lane. Events up to it must not be processed again. */
  seqIn(lane: Lane): number;
}

const MARK = `select c.seq as mark, l.lane, l.seq
  from store.checkpoints c left join store.lane_checkpoints l on l.reader = c.reader and l.seq > c.seq
 where c.reader = $1`;
const LANE = `select greatest(l.seq, c.seq) as seq
  from store.lane_checkpoints l join store.checkpoints c using (reader) where l.reader = $1 and l.lane = $2`;

const MOVE_ALL = `update store.checkpoints c
   set seq = $2, updated_at = $3, epoch = l.epoch, xid = l.xid, ordinal = l.ordinal
  from store.event_log l where c.reader = $1 and c.seq = $4 and l.seq = $2`;
const TAKE_ALL = `select reader, pg_try_advisory_xact_lock(key) as taken
  from unnest($1::text[], $2::bigint[]) u (reader, key)`;
const STANDINGS = `select c.reader, c.seq,
    not exists (select from store.lane_checkpoints l where l.reader = c.reader and l.seq > c.seq)
      and not exists (select from store.dead_letters d where d.reader = c.reader and d.closed_at is null) as even
  from store.checkpoints c where c.reader = any($1)`;
const TAKE_LANES = `select reader, pg_try_advisory_xact_lock_shared(key) and pg_try_advisory_xact_lock(lane_key) as taken
  from unnest($1::text[], $2::bigint[], $3::bigint[]) u (reader, key, lane_key)`;
const LANE_STANDINGS = `select c.reader, greatest(l.seq, c.seq) as seq,
    not exists (select from store.dead_letters d where d.reader = c.reader and d.closed_at is null) as even
  from store.checkpoints c join store.lane_checkpoints l using (reader) where c.reader = any($1) and l.lane = $2`;
const MOVE_LANES = `update store.lane_checkpoints c
   set seq = $3, epoch = l.epoch, xid = l.xid, ordinal = l.ordinal, updated_at = $4
  from store.event_log l where c.reader = any($1) and c.lane = $2 and c.seq < $3 and l.seq = $3`;
const MOVE_TOGETHER = `update store.checkpoints c
   set seq = $2, updated_at = $3, epoch = l.epoch, xid = l.xid, ordinal = l.ordinal
  from store.event_log l where c.reader = any($1) and c.seq = $4 and l.seq = $2`;
const MOVE_LANE = `update store.lane_checkpoints c
   set seq = $3, epoch = l.epoch, xid = l.xid, ordinal = l.ordinal, updated_at = $4
  from store.event_log l where c.reader = $1 and c.lane = $2 and c.seq < $3 and l.seq = $3`;
/** Raises the checkpoint to the slowest lane. */
const RAISE_MARK = `update store.checkpoints c
   set seq = s.seq, epoch = s.epoch, xid = s.xid, ordinal = s.ordinal
  from (select seq, epoch, xid, ordinal from store.lane_checkpoints where reader = $1 order by seq limit 1) s
 where c.reader = $1 and c.seq < s.seq`;

/** Scans backwards from the head, over events that the consumer will process anyway. */
const ENROL_FROM = `insert into store.checkpoints (reader, seq, epoch, xid, ordinal, updated_at)
  select $1, l.seq, l.epoch, l.xid, l.ordinal, $3
    from store.event_log l join store.events e using (epoch, xid, ordinal)
   where e.recorded_at < $2 order by l.seq desc limit 1
  on conflict (reader) do nothing`;

/** Lists the events of a batch that a consumer has not processed yet. */
export const listUnread = (events: readonly SequencedEvent[], place: ReadPosition): readonly SequencedEvent[] =>
  events.filter((event) => event.seq > place.seqIn(laneOf(event.partitionKey)));

/** Creates the checkpoints of a new consumer, at the beginning of the log. Keeps existing ones. */
export const enrolConsumer = async (pool: Pool, reader: string, now: Date): Promise<void> => {
  await pool.query(
    'insert into store.checkpoints (reader, updated_at) values ($1, $2) on conflict (reader) do nothing',
    [reader, now],
  );
  await pool.query(
    `insert into store.lane_checkpoints (reader, lane) select $1, generate_series(0, ${LANES - 1}) on conflict do nothing`,
    [reader],
  );
};

/**
 * Creates the checkpoints of a new consumer, before the first event recorded at or after `since`. Keeps existing ones.
 */
export const enrolConsumerFrom = async (pool: Pool, reader: string, since: Date, now: Date): Promise<void> => {
  await pool.query(ENROL_FROM, [reader, since, now]);
  await enrolConsumer(pool, reader, now);
};

/** Deletes the checkpoints of a consumer. */
export const removeConsumer = async (db: Pick<PoolClient, 'query'>, reader: string): Promise<void> => {
  await db.query('delete from store.checkpoints where reader = $1', [reader]);
  await db.query('delete from store.lane_checkpoints where reader = $1', [reader]);
};

/** Loads the position of an enrolled consumer. @param lane null for all lanes */
export const loadPosition = async (
  db: Pick<PoolClient, 'query'>,
  reader: string,
  lane: Lane | null,
): Promise<ReadPosition> => {
  if (lane !== null) {
    const { seq } = (await db.query<{ seq: number }>(LANE, [reader, lane])).rows[0]!;
    return { after: seq, seqIn: () => seq };
  }
  const { rows } = await db.query<{ mark: number; lane: Lane | null; seq: number }>(MARK, [reader]);
  const ahead = new Map(rows.map((row) => [row.lane, row.seq]));
  if (rows.length === LANES) await db.query(RAISE_MARK, [reader]);
  const after = rows.length === LANES ? Math.min(...ahead.values()) : rows[0]!.mark;
  return { after, seqIn: (one) => ahead.get(one) ?? after };
};

const keyOf = (reader: string): string => String(lockKeyOf(`reader ${reader}`));
const laneKeyOf = (reader: string, lane: Lane): string => String(lockKeyOf(`reader ${reader} lane ${lane}`));

/**
 * Locks the position of a consumer until the transaction ends. A lock of one lane leaves the other lanes free. A lock of all
 * lanes is exclusive.
 *
 * @param lane null for all lanes
 * @returns undefined if all lanes are requested and another process holds one
 */
export const lockPosition = async (
  client: PoolClient,
  reader: string,
  lane: Lane | null,
): Promise<ReadPosition | undefined> => {
  const all = keyOf(reader);
  if (lane === null) {
    const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as taken', [all]);
    if (!rows[0].taken) return undefined;
  } else {
    await client.query('select pg_advisory_xact_lock_shared($1)', [all]);
    await client.query('select pg_advisory_xact_lock($1)', [laneKeyOf(reader, lane)]);
  }
  return loadPosition(client, reader, lane);
};

/** Waits for the lock of all lanes of a consumer and holds it until the transaction ends. */
export const waitForPosition = (client: PoolClient, reader: string): Promise<unknown> =>
  client.query('select pg_advisory_xact_lock($1)', [keyOf(reader)]);

/** Saves the new position of a consumer. @returns false if another process has moved it meanwhile */
export const savePosition = async (
  db: Pick<PoolClient, 'query'>,
  reader: string,
  lane: Lane | null,
  { after, through }: Progress,
  now: Date,
): Promise<boolean> => {
  if (lane === null) return (await db.query(MOVE_ALL, [reader, through, now, after])).rowCount === 1;
  return (await db.query(MOVE_LANE, [reader, lane, through, now])).rowCount === 1;
};

/** The state of a consumer in a group. */
export interface ConsumerState {
  readonly reader: string;
  readonly seq: number;
  /** True if all lanes are at one number, no event is parked, and a requested lock is held. */
  readonly isWhole: boolean;
}

type Db = Pick<PoolClient, 'query'>;
interface StateRow {
  readonly reader: string;
  readonly seq: number;
  readonly even: boolean;
}

const loadStateRows = async (db: Db, readers: readonly string[], lane: Lane | null): Promise<StateRow[]> => {
  const query =
    lane === null
      ? { name: 'readers-standings', text: STANDINGS, values: [readers] }
      : { name: 'readers-lane-standings', text: LANE_STANDINGS, values: [readers, lane] };
  return (await db.query<StateRow>(query)).rows;
};

/** Loads the states of several consumers without locks. @param lane null for all lanes */
export const loadStates = async (db: Db, readers: readonly string[], lane: Lane | null): Promise<ConsumerState[]> =>
  (await loadStateRows(db, readers, lane)).map(({ reader, seq, even }) => ({ reader, seq, isWhole: even }));

/** Finds the most common number among whole consumers; 0 if there is none. */
export const findCommonSeq = (all: readonly ConsumerState[]): number => {
  const counts = new Map<number, number>();
  for (const { seq, isWhole } of all) if (isWhole) counts.set(seq, (counts.get(seq) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || b - a)[0]?.[0] ?? 0;
};

/**
 * Locks the positions of several consumers until the transaction ends, and loads their states. A position that another process
 * holds stays unlocked; its consumer is not whole.
 */
export const lockStates = async (
  client: PoolClient,
  readers: readonly string[],
  lane: Lane | null,
): Promise<ConsumerState[]> => {
  const keys = readers.map(keyOf);
  const take =
    lane === null
      ? { name: 'readers-take', text: TAKE_ALL, values: [readers, keys] }
      : {
          name: 'readers-take-lane',
          text: TAKE_LANES,
          values: [readers, keys, readers.map((reader) => laneKeyOf(reader, lane))],
        };
  // The second statement sees all commits before the locks.
  const [taken, states] = await Promise.all([
    client.query<{ reader: string; taken: boolean }>(take),
    loadStateRows(client, readers, lane),
  ]);
  const ours = new Set(taken.rows.flatMap((row) => (row.taken ? [row.reader] : [])));
  return states.map(({ reader, seq, even }) => ({ reader, seq, isWhole: even && ours.has(reader) }));
};

/** Saves the new position of consumers at one number. @returns false if another process has moved one meanwhile */
export const savePositions = async (
  db: Db,
  readers: readonly string[],
  lane: Lane | null,
  { after, through }: Progress,
  now: Date,
): Promise<boolean> => {
  const query =
    lane === null
      ? { name: 'readers-move', text: MOVE_TOGETHER, values: [readers, through, now, after] }
      : { name: 'readers-move-lane', text: MOVE_LANES, values: [readers, lane, through, now] };
  return (await db.query(query)).rowCount === readers.length;
};
