import type { Database } from '../../platform/database/database.js';
import { EVENT_COLUMNS, type EventRow, READ_EVENT_ID } from '../../platform/store/event-row.js';
import type { LoggedEvent } from '../streams/chain-batch.js';

/** Number of events verified at once: a few milliseconds of this process, which also sells packs. */
const BATCH_EVENTS = 250;

const READ = `select l.seq, l.type as listed_as, l.hash, l.epoch, l.xid::text as xid, l.ordinal, ${EVENT_COLUMNS('e')}, ${READ_EVENT_ID('e')} as read_id
  from store.event_log l left join store.events e using (epoch, xid, ordinal)
 where l.seq > $1 and l.seq <= $2 order by l.seq limit ${BATCH_EVENTS}`;
/** SQL of the events up to a position in commit order. All of them have a number unless one was inserted illegally. */
const LYING = `select count(*) as events from store.events e
  where (e.epoch, e.xid, e.ordinal) > ($1, $2::xid8, $3) and (e.epoch, e.xid, e.ordinal) <= ($4, $5::xid8, $6)`;

/** A position in commit order. */
export interface CommitPlace {
  readonly epoch: number;
  readonly xid: string;
  readonly ordinal: number;
}

export const FIRST_COMMIT: CommitPlace = { epoch: 0, xid: '0', ordinal: 0 };

interface LogRow extends EventRow, CommitPlace {
  readonly seq: number;
  readonly listed_as: string;
  readonly hash: Buffer;
  readonly read_id: string;
}

/** A batch of the log, in order of its numbers. */
export interface LogBatch {
  readonly logged: readonly LoggedEvent[];
  /** The position of the last event. */
  readonly last: CommitPlace;
  /** True if an event in this range has no number, or if an event has more than one. */
  readonly hasUnlisted: boolean;
}

/** Reads the next batch after a number and its event's position, up to another number. Null if there is none. */
export const readLogBatch = async (
  { pool }: Pick<Database, 'pool'>,
  after: number,
  from: CommitPlace,
  through: number,
): Promise<LogBatch | null> => {
  const { rows } = await pool.query<LogRow>({ name: 'ledger-read-chain', text: READ, values: [after, through] });
  const last = rows.at(-1);
  if (!last) return null;
  const between = [from.epoch, from.xid, from.ordinal, last.epoch, last.xid, last.ordinal];
  const lying = { name: 'ledger-count-unlisted', text: LYING, values: between };
  const { rows: counted } = await pool.query<{ events: number }>(lying);
  return {
    logged: rows.map(loggedOf),
    last: { epoch: last.epoch, xid: last.xid, ordinal: last.ordinal },
    hasUnlisted: counted[0]!.events !== rows.length,
  };
};

const loggedOf = (row: LogRow): LoggedEvent => ({
  seq: row.seq,
  type: row.listed_as,
  hash: row.hash,
  event: row.event_id === null ? null : row,
  readId: row.read_id,
});
