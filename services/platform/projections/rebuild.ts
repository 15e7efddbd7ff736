import type { Pool, PoolClient } from 'pg';
import type { AnyProjection } from '../../kernel/projection.js';
import type { Clock } from '../../kernel/time.js';
import { dismiss, enrol, holdPlace } from '../feed/checkpoints.js';
import type { Feed } from '../feed/feed.js';
import { lockKeyOf } from '../store/stream-lock.js';
import { project } from './projection-reader.js';

/** How near the end of the log the new table must be before the live one is held for the switch. */
const NEAR = 2000;
const BATCH = 2000;

/** The read model is being built anew already. */
export class RebuildUnderWay extends Error {}

/** Held until the connection is closed. */
const isAlone = async (client: PoolClient, name: string): Promise<boolean> => {
  const key = String(lockKeyOf(`rebuild ${name}`));
  return (await client.query('select pg_try_advisory_lock($1) as alone', [key])).rows[0].alone;
};

/**
 * Builds a read model anew from the whole log while the old one serves, then switches in one transaction.
 *
 * @param progress told after each portion: the number reached, and the end of the log
 * @throws RebuildUnderWay when another process is at it
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
  const types = Object.keys(projection.on);
  const client = await pool.connect();
  const stretch = { reader, table: next, lane: null, read: (after: number) => feed.read(after, BATCH, types) };
  /** @returns the number reached */
  const projectOn = async (): Promise<number> => (await project(client, clock, projection, stretch))!.through;
  try {
    if (!(await isAlone(client, projection.name)))
      throw new RebuildUnderWay(`${projection.name} is being built anew by another process`);
    await client.query(`drop table if exists ${next}`);
    await client.query(`create table ${next} (like ${projection.table} including all)`);
    await dismiss(client, reader);
    await enrol(pool, reader, clock.now());
    await enrol(pool, projection.name, clock.now());

    for (let reached = 0, head = NEAR; head - reached >= NEAR; ) {
      await client.query('begin');
      reached = await projectOn();
      await client.query('commit');
      head = await feed.head();
      progress(reached, head);
    }

    await client.query('begin');
    // The live projector waits here; it goes on in the new table from the number that the new table has reached.
    await holdPlace(client, projection.name);
    for (let reached = -1, last = -2; reached !== last; ) [last, reached] = [reached, await projectOn()];
    await client.query(`drop table ${projection.table}`);
    await client.query(`alter table ${next} rename to ${projection.table.split('.')[1]}`);
    await client.query(
      `update store.checkpoints live set seq = n.seq, epoch = n.epoch, xid = n.xid, ordinal = n.ordinal, updated_at = $3
         from store.checkpoints n where live.reader = $1 and n.reader = $2`,
      [projection.name, reader, clock.now()],
    );
    await dismiss(client, reader);
    await client.query('commit');
    client.release(true);
  } catch (error) {
    client.release(true);
    throw error;
  }
};
