import type { Pool, PoolClient } from 'pg';
import type { SequencedEvent } from '../../kernel/event.js';
import type { Lane } from '../../kernel/lane.js';
import type { AnyProjection } from '../../kernel/projection.js';
import type { Clock } from '../../kernel/time.js';
import { moveTo, notTakenIn, takePlace } from '../feed/checkpoints.js';
import type { Progress, Reader, ReadStretch } from '../feed/feed.js';
import { foldRows, loadRows, saveRows, touchedKeys } from './rows.js';

/** Folds the facts of a stretch that lie behind the place into `table`. */
const fold = async (
  client: PoolClient,
  projection: AnyProjection,
  table: string,
  events: readonly SequencedEvent[],
): Promise<void> => {
  const keys = touchedKeys(projection, events);
  if (keys.length === 0) return;
  const rows = await loadRows(client, projection, table, keys);
  await saveRows(client, projection, table, foldRows(projection, rows, events));
};

/**
 * Runs one stretch of `reader` from its checkpoint into `table`, in the client's transaction: rows and checkpoint, both or
 * neither. The place is a lease, so any number of processes may run side by side.
 *
 * @returns undefined when another process is at it
 */
export const project = async (
  client: PoolClient,
  clock: Clock,
  projection: AnyProjection,
  { reader, table, lane, read }: { reader: string; table: string; lane: Lane | null; read: ReadStretch },
): Promise<Progress | undefined> => {
  const place = await takePlace(client, reader, lane);
  if (!place) return undefined;
  const { events, through } = await read(place.after);
  if (through === place.after) return { after: place.after, through };
  await fold(client, projection, table, notTakenIn(events, place));
  const progress = { after: place.after, through };
  if (!(await moveTo(client, reader, lane, progress, clock.now())))
    throw new Error(`the checkpoint of ${reader} was moved by another`);
  return progress;
};

/** Keeps a read model up to the log. */
export class ProjectionReader implements Reader {
  readonly name: string;
  readonly types: readonly string[];

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly projection: AnyProjection,
  ) {
    this.name = projection.name;
    this.types = Object.keys(projection.on);
  }

  async advance(lane: Lane | null, read: ReadStretch): Promise<Progress | undefined> {
    const { projection } = this;
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      const stretch = { reader: projection.name, table: projection.table, lane, read };
      const progress = await project(client, this.clock, projection, stretch);
      await client.query('commit');
      client.release();
      return progress;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}
