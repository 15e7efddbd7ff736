import type { Pool, PoolClient } from 'pg';
import type { SequencedEvent } from '../../kernel/event.js';
import { LANES, type Lane, laneOf } from '../../kernel/lane.js';
import { lockKeyOf } from '../store/stream-lock.js';
import type { Progress } from './feed.js';

/** Where a reader stands in the lanes that a stretch is of. */
export interface Place {
  /** Everything up to here is taken in, in all of these lanes. */
  readonly after: number;
  /** How far the reader is in a lane; what is not behind this must not be taken in again. */
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
/** The mark catches up with the slowest lane. */
const RAISE_MARK = `update store.checkpoints c
   set seq = s.seq, epoch = s.epoch, xid = s.xid, ordinal = s.ordinal
  from (select seq, epoch, xid, ordinal from store.lane_checkpoints where reader = $1 order by seq limit 1) s
 where c.reader = $1 and c.seq < s.seq`;

/** Backwards from the head: what is walked over is only what the reader will take in. */
const ENROL_FROM = `insert into store.checkpoints (reader, seq, epoch, xid, ordinal, updated_at)
  select $1, l.seq, l.epoch, l.xid, l.ordinal, $3
    from store.event_log l join store.events e using (epoch, xid, ordinal)
   where e.recorded_at < $2 order by l.seq desc limit 1
  on conflict (reader) do nothing`;

/** The facts of a stretch that a reader has not taken in yet. */
export const notTakenIn = (events: readonly SequencedEvent[], place: Place): readonly SequencedEvent[] =>
  events.filter((event) => event.seq > place.seqIn(laneOf(event.partitionKey)));

/** Makes sure that a reader has its checkpoints, at the beginning of the log if it is new. */
export const enrol = async (pool: Pool, reader: string, now: Date): Promise<void> => {
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
 * Makes sure that a reader has its checkpoints; a new one stands in front of the first fact that was recorded since a
 * moment, and takes in nothing that is older.
 */
export const enrolFrom = async (pool: Pool, reader: string, since: Date, now: Date): Promise<void> => {
  await pool.query(ENROL_FROM, [reader, since, now]);
  await enrol(pool, reader, now);
};

/** Forgets a reader. */
export const dismiss = async (db: Pick<PoolClient, 'query'>, reader: string): Promise<void> => {
  await db.query('delete from store.checkpoints where reader = $1', [reader]);
  await db.query('delete from store.lane_checkpoints where reader = $1', [reader]);
};

/** Where an enrolled reader stands, in one lane or in all of them. */
export const placeOf = async (db: Pick<PoolClient, 'query'>, reader: string, lane: Lane | null): Promise<Place> => {
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
 * Takes a reader's place until the transaction ends: a caller that takes one lane leaves the others free; one that
 * takes all of them has them alone.
 *
 * @returns undefined when all are wanted and another process is at one
 */
export const takePlace = async (client: PoolClient, reader: string, lane: Lane | null): Promise<Place | undefined> => {
  const all = keyOf(reader);
  if (lane === null) {
    const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as taken', [all]);
    if (!rows[0].taken) return undefined;
  } else {
    await client.query('select pg_advisory_xact_lock_shared($1)', [all]);
    await client.query('select pg_advisory_xact_lock($1)', [laneKeyOf(reader, lane)]);
  }
  return placeOf(client, reader, lane);
};

/** Waits for a reader's place in all lanes and holds it until the transaction ends. */
export const holdPlace = (client: PoolClient, reader: string): Promise<unknown> =>
  client.query('select pg_advisory_xact_lock($1)', [keyOf(reader)]);

/** Moves a reader on to `through`. @returns false when another has moved it meanwhile */
export const moveTo = async (
  db: Pick<PoolClient, 'query'>,
  reader: string,
  lane: Lane | null,
  { after, through }: Progress,
  now: Date,
): Promise<boolean> => {
  if (lane === null) return (await db.query(MOVE_ALL, [reader, through, now, after])).rowCount === 1;
  return (await db.query(MOVE_LANE, [reader, lane, through, now])).rowCount === 1;
};

/** Where a reader stands whose place may be taken with those of others. */
export interface Standing {
  readonly reader: string;
  readonly seq: number;
  /** It stands at one number in all lanes, nothing of it is parked, and its place is taken where it was to be. */
  readonly isWhole: boolean;
}

type Db = Pick<PoolClient, 'query'>;
interface StandingRow {
  readonly reader: string;
  readonly seq: number;
  readonly even: boolean;
}

const standingRows = async (db: Db, readers: readonly string[], lane: Lane | null): Promise<StandingRow[]> => {
  const query =
    lane === null
      ? { name: 'readers-standings', text: STANDINGS, values: [readers] }
      : { name: 'readers-lane-standings', text: LANE_STANDINGS, values: [readers, lane] };
  return (await db.query<StandingRow>(query)).rows;
};

/** Where several readers stand, in one lane or in all of them; nobody's place is taken. */
export const standingsNow = async (db: Db, readers: readonly string[], lane: Lane | null): Promise<Standing[]> =>
  (await standingRows(db, readers, lane)).map(({ reader, seq, even }) => ({ reader, seq, isWhole: even }));

/** Where most of those stand that stand at one number; 0 where none does. */
export const commonPlace = (all: readonly Standing[]): number => {
  const counts = new Map<number, number>();
  for (const { seq, isWhole } of all) if (isWhole) counts.set(seq, (counts.get(seq) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || b - a)[0]?.[0] ?? 0;
};

/** Takes the places of several readers, in one lane or in all of them, as far as nobody is at them, until the transaction ends. */
export const standingsOf = async (
  client: PoolClient,
  readers: readonly string[],
  lane: Lane | null,
): Promise<Standing[]> => {
  const keys = readers.map(keyOf);
  const take =
    lane === null
      ? { name: 'readers-take', text: TAKE_ALL, values: [readers, keys] }
      : {
          name: 'readers-take-lane',
          text: TAKE_LANES,
          values: [readers, keys, readers.map((reader) => laneKeyOf(reader, lane))],
        };
  // The second statement sees what was committed before the places were taken.
  const [taken, found] = await Promise.all([
    client.query<{ reader: string; taken: boolean }>(take),
    standingRows(client, readers, lane),
  ]);
  const ours = new Set(taken.rows.flatMap((row) => (row.taken ? [row.reader] : [])));
  return found.map(({ reader, seq, even }) => ({ reader, seq, isWhole: even && ours.has(reader) }));
};

/** Moves readers that stand at one number on together. @returns false when another has moved one of them meanwhile */
export const moveTogether = async (
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
