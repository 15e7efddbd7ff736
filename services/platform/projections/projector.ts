import type { Pool, PoolClient } from 'pg';
import type { AnyProjection } from '../../kernel/projection.js';
import type { Clock } from '../../kernel/time.js';
import type { Feed } from '../feed/feed.js';
import { Loop } from '../loop.js';
import type { EventStore } from '../store/event-store.js';
import { foldRows, loadRows, saveRows, touchedKeys } from './rows.js';

const BATCH = 2000;
const POLL_MIN_MS = 100;
const POLL_MAX_MS = 200;

const TAKE = 'select seq from store.checkpoints where reader = $1 for update skip locked';
const MOVE = `update store.checkpoints c
   set seq = $2, updated_at = $3, epoch = l.epoch, xid = l.xid, ordinal = l.ordinal
  from store.event_log l where c.reader = $1 and c.seq = $4 and l.seq = $2`;

/** Makes sure that a reader has a checkpoint, at the beginning of the log if it is new. */
export const enrol = (pool: Pool, reader: string, now: Date): Promise<unknown> =>
  pool.query('insert into store.checkpoints (reader, updated_at) values ($1, $2) on conflict (reader) do nothing', [
    reader,
    now,
  ]);

/**
 * Runs one portion of `reader` from its checkpoint into `table`: rows and checkpoint in one transaction. The locked
 * checkpoint row is the lease, so any number of projectors may run side by side.
 *
 * @returns how many numbers of the log it moved on; 0 when there is nothing new or another process is at it
 */
export const project = async (
  client: PoolClient,
  feed: Feed,
  clock: Clock,
  projection: AnyProjection,
  reader: string,
  table: string,
): Promise<number> => {
  const { rows: taken } = await client.query<{ seq: number }>(TAKE, [reader]);
  const after = taken[0]?.seq;
  if (after === undefined) return 0;
  const batch = await feed.read(after, BATCH, Object.keys(projection.on));
  if (batch.through === after) return 0;
  const keys = touchedKeys(projection, batch.events);
  if (keys.length > 0)
    await saveRows(
      client,
      projection,
      table,
      foldRows(projection, await loadRows(client, projection, table, keys), batch.events),
    );
  const { rowCount } = await client.query(MOVE, [reader, batch.through, clock.now(), after]);
  if (rowCount !== 1) throw new Error(`the checkpoint of ${reader} was moved by another`);
  return batch.through - after;
};

/** Keeps every read model up to the log. */
export class Projector {
  private readonly loops: Loop[];

  constructor(
    private readonly pool: Pool,
    private readonly feed: Feed,
    private readonly clock: Clock,
    private readonly store: EventStore,
    private readonly projections: readonly AnyProjection[],
  ) {
    this.loops = projections.map(
      (projection) =>
        new Loop(`Projector ${projection.name}`, () => this.advance(projection), POLL_MIN_MS, POLL_MAX_MS),
    );
  }

  async start(): Promise<void> {
    for (const { name } of this.projections) await enrol(this.pool, name, this.clock.now());
    for (const loop of this.loops) {
      this.store.signals.on('sequenced', loop.wake);
      loop.start();
    }
  }

  async stop(): Promise<void> {
    for (const loop of this.loops) this.store.signals.off('sequenced', loop.wake);
    await Promise.all(this.loops.map((loop) => loop.stop()));
  }

  private async advance(projection: AnyProjection): Promise<boolean> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      const moved = await project(client, this.feed, this.clock, projection, projection.name, projection.table);
      await client.query('commit');
      client.release();
      return moved === BATCH;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}
