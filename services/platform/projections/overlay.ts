import type { Pool } from 'pg';
import type { RecordedEvent } from '../../kernel/event.js';
import { laneOf } from '../../kernel/lane.js';
import type { AnyProjection } from '../../kernel/projection.js';
import { type EventRow, READ_COLUMNS, toRecordedEvent } from '../store/event-row.js';
import { foldTouches, listTouchedKeys, loadRows, type Queryable, resolveTouches } from './rows.js';

/** Selects the events of a key after the checkpoint. Without a checkpoint it selects all of them. */
const TAIL = `select ${READ_COLUMNS('e')}
  from (select epoch, xid, ordinal from store.checkpoints where reader = $1
        union all select epoch, xid, ordinal from store.lane_checkpoints where reader = $1 and lane = $4
        union all select 0, '0', 0
        order by epoch desc, xid desc, ordinal desc limit 1) c, store.events e
 where e.partition_key = $2 and e.type = any($3::text[])
   and (e.epoch, e.xid, e.ordinal) > (c.epoch, c.xid, c.ordinal)
 order by e.epoch, e.xid, e.ordinal`;

/** The rows of a read model after changes by their owner that the feed has not delivered yet. */
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
 * Folds the events of a key after the checkpoint with the functions of the projection. So members read their own writes at
 * once, even while the feed is down.
 */
export const loadOverlay = async <Row extends object>(
  pool: Pool,
  projection: AnyProjection,
  partitionKey: string,
): Promise<Overlay<Row>> => {
  if ((await tailOf(pool, projection, partitionKey)).length === 0) return NOTHING;
  const client = await pool.connect();
  try {
    // One snapshot, because an event that the feed delivers between two reads would count twice. The lock comes first, so
    // that a rebuild switches before or after the snapshot.
    await client.query(`begin isolation level repeatable read read only;
      lock table ${projection.table} in access share mode`);
    const tail = await tailOf(client, projection, partitionKey);
    const touches = resolveTouches(projection, tail);
    const keys = listTouchedKeys(touches);
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
 * Returns one page of a table's rows merged with the rows of the overlay, newest first.
 *
 * @param read reads rows of the table in order from `offset`, without the keys of the overlay
 */
export const mergePage = async <Row>(
  overlaid: readonly Row[],
  newestFirst: (a: Row, b: Row) => number,
  offset: number,
  size: number,
  read: (offset: number, limit: number) => Promise<readonly Row[]>,
): Promise<Row[]> => {
  // Each row of the overlay moves rows of the table back by at most one position.
  const skipped = Math.max(0, offset - overlaid.length);
  const fromTable = await read(skipped, offset - skipped + size);
  return [...fromTable, ...overlaid].sort(newestFirst).slice(offset - skipped, offset - skipped + size);
};
