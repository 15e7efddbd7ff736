import type { Pool } from 'pg';
import type { AnyProjection } from '../../kernel/projection.js';
import type { Clock } from '../../kernel/time.js';
import type { Feed } from '../feed/feed.js';
import { enrol, project } from './projector.js';

/** How near the end of the log the new table must be before the live one is held for the switch. */
const NEAR = 2000;

/**
 * Builds a read model anew from the whole log while the old one serves, then switches in one transaction.
 *
 * @param progress told after each portion: the number reached, and the end of the log
 */
export const rebuild = async (
  pool: Pool,
  feed: Feed,
  clock: Clock,
  projection: AnyProjection,
  progress: (reached: number, head: number) => void = () => undefined,
): Promise<void> => {
  const next = `${projection.table}__next`;
  const reader = `${projection.name}@next`;
  const client = await pool.connect();
  try {
    await client.query(`drop table if exists ${next}`);
    await client.query(`create table ${next} (like ${projection.table} including all)`);
    await client.query('delete from store.checkpoints where reader = $1', [reader]);
    await enrol(pool, reader, clock.now());
    await enrol(pool, projection.name, clock.now());

    let reached = 0;
    for (;;) {
      await client.query('begin');
      const moved = await project(client, feed, clock, projection, reader, next);
      await client.query('commit');
      reached += moved;
      const head = await feed.head();
      progress(reached, head);
      if (head - reached < NEAR) break;
    }

    await client.query('begin');
    // The live projector waits here; it goes on in the new table from the number that the new table has reached.
    await client.query('select from store.checkpoints where reader = $1 for update', [projection.name]);
    while ((await project(client, feed, clock, projection, reader, next)) > 0);
    await client.query(`drop table ${projection.table}`);
    await client.query(`alter table ${next} rename to ${projection.table.split('.')[1]}`);
    await client.query(
      `update store.checkpoints live set seq = n.seq, epoch = n.epoch, xid = n.xid, ordinal = n.ordinal, updated_at = $3
         from store.checkpoints n where live.reader = $1 and n.reader = $2`,
      [projection.name, reader, clock.now()],
    );
    await client.query('delete from store.checkpoints where reader = $1', [reader]);
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
};
