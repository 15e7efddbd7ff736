import type { Pool } from 'pg';
import type { RecordedEvent } from '../../kernel/event.js';
import type { AnyProjection } from '../../kernel/projection.js';
import { EVENT_COLUMNS, type EventRow, recordedEvent } from '../store/event-row.js';
import { foldRows, loadRows, touchedKeys } from './rows.js';

const TAIL = `select ${EVENT_COLUMNS('e')}
  from store.events e, store.checkpoints c
 where c.reader = $1 and e.partition_key = $2 and e.type = any($3::text[])
   and (e.epoch, e.xid, e.ordinal) > (c.epoch, c.xid, c.ordinal)
 order by e.epoch, e.xid, e.ordinal`;

/** The rows of a read model that its owner has changed and the feed has not brought yet, as they will be. */
export interface Overlay<Row> {
  readonly keys: readonly string[];
  readonly rows: readonly Row[];
}

/**
 * One's own facts past the checkpoint, folded by the projection's own functions: a member reads what he wrote, without
 * waiting, and also while the feed is down.
 */
export const overlayOf = async <Row extends object>(
  pool: Pool,
  projection: AnyProjection,
  partitionKey: string,
): Promise<Overlay<Row>> => {
  const { rows: tail } = await pool.query<EventRow>({
    name: 'overlay-tail',
    text: TAIL,
    values: [projection.name, partitionKey, Object.keys(projection.on)],
  });
  if (tail.length === 0) return { keys: [], rows: [] };
  const events: RecordedEvent[] = tail.map(recordedEvent);
  const keys = touchedKeys(projection, events);
  const rows = foldRows(projection, await loadRows(pool as never, projection, projection.table, keys), events);
  return { keys, rows: [...rows.values()].filter((row) => row !== null) as Row[] };
};

/**
 * One page of the rows of a table with the overlay's rows in their places, newest first.
 *
 * @param read the table's own rows without the overlay's keys, in order, from `offset`
 */
export const pageWith = async <Row>(
  overlaid: readonly Row[],
  newestFirst: (a: Row, b: Row) => number,
  offset: number,
  size: number,
  read: (offset: number, limit: number) => Promise<readonly Row[]>,
): Promise<Row[]> => {
  // Every overlaid row pushes table rows back by one place at the most.
  const skipped = Math.max(0, offset - overlaid.length);
  const fromTable = await read(skipped, offset - skipped + size);
  return [...fromTable, ...overlaid].sort(newestFirst).slice(offset - skipped, offset - skipped + size);
};
