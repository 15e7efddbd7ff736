import type { Pool } from 'pg';
import type { RecordedEvent } from '../../kernel/event.js';
import { laneOf } from '../../kernel/lane.js';
import type { AnyProjection } from '../../kernel/projection.js';
import { type EventRow, READ_COLUMNS, toRecordedEvent } from '../store/event-row.js';
import { foldTouches, loadRows, type Queryable, touchedKeys, touchesOf } from './rows.js';

/** A reader without a checkpoint has read nothing yet. */
const TAIL = `select ${READ_COLUMNS('e')}
  from (select epoch, xid, ordinal from store.checkpoints where reader = $1
        union all select epoch, xid, ordinal from store.lane_checkpoints where reader = $1 and lane = $4
        union all select 0, '0', 0
        order by epoch desc, xid desc, ordinal desc limit 1) c, store.events e
 where e.partition_key = $2 and e.type = any($3::text[])
   and (e.epoch, e.xid, e.ordinal) > (c.epoch, c.xid, c.ordinal)
 order by e.epoch, e.xid, e.ordinal`;

/** The rows of a read model that its owner has changed and the feed has not brought yet, as they will be. */
export interface Overlay<Row> {
  readonly keys: readonly string[];
  readonly rows: readonly Row[];
}

const NOTHING = { keys: [], rows: [] };

const tailOf = async (db: Queryable, projection: AnyProjection, partitionKey: string): Promise<RecordedEvent[]> => {
  const values = [projection.name, partitionKey, Object.keys(projection.on), laneOf(partitionKey)];
  return (await db.query<EventRow>({ name: 'overlay-tail', text: TAIL, values })).rows.map(toRecordedEvent);
};

/**
 * One's own facts past the checkpoint, folded by the projection's own functions: a member reads what they wrote,
 * without waiting, and also while the feed is down.
 */
export const overlayOf = async <Row extends object>(
  pool: Pool,
  projection: AnyProjection,
  partitionKey: string,
): Promise<Overlay<Row>> => {
  if ((await tailOf(pool, projection, partitionKey)).length === 0) return NOTHING;
  const client = await pool.connect();
  try {
    // One snapshot, or the feed could bring a fact between the reads and it would count twice. The lock comes first, so
    // that a rebuild's switch falls before the snapshot or behind it.
    await client.query(`begin isolation level repeatable read read only;
      lock table ${projection.table} in access share mode`);
    const tail = await tailOf(client, projection, partitionKey);
    const touches = touchesOf(projection, tail);
    const keys = touchedKeys(touches);
    const rows = foldTouches(await loadRows(client, projection, projection.table, keys), touches);
    await client.query('commit');
    client.release();
    return { keys, rows: [...rows.values()].filter((row) => row !== null) as Row[] };
  } catch (error) {
    client.release(true);
    throw error;
  }
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
