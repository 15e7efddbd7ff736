import type { Pool, PoolClient } from 'pg';
import type { SequencedEvent } from '../../kernel/event.js';
import { type Lane, laneOf } from '../../kernel/lane.js';
import type { AnyProjection } from '../../kernel/projection.js';
import type { Clock } from '../../kernel/time.js';
import { moveTo, notTakenIn, takePlace } from '../feed/checkpoints.js';
import {
  ATTEMPTS,
  closeLetter,
  type DeadLetter,
  failAgain,
  isPoison,
  messageOf,
  park,
  parkedKeys,
  parkedOf,
} from '../feed/dead-letters.js';
import type { Progress, Reader, ReadStretch } from '../feed/feed.js';
import { foldRows, loadRows, saveRows, touchedKeys } from './rows.js';

/** Folds facts into `table`. */
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

/** Tries to fold; what was written by a try that failed is undone. @returns the error of a fact that is at fault */
const tryToFold = async (...[client, ...rest]: Parameters<typeof fold>): Promise<unknown> => {
  await client.query('savepoint fold');
  try {
    await fold(client, ...rest);
    await client.query('release savepoint fold');
    return undefined;
  } catch (error) {
    if (!isPoison(error)) throw error;
    await client.query('rollback to savepoint fold');
    return error;
  }
};

/** Folds facts one by one; one that fails again and again is parked, and with it all that follow of its key. */
const foldOrPark = async (
  client: PoolClient,
  clock: Clock,
  projection: AnyProjection,
  { reader, table }: { reader: string; table: string },
  events: readonly SequencedEvent[],
): Promise<void> => {
  const parked = await parkedKeys(client, reader);
  if (events.every(({ partitionKey }) => !parked.has(partitionKey)))
    if ((await tryToFold(client, projection, table, events)) === undefined) return;
  const letters: DeadLetter[] = [];
  for (const event of events) {
    let error: unknown;
    if (!parked.has(event.partitionKey))
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        error = await tryToFold(client, projection, table, [event]);
        if (error === undefined) break;
      }
    else error = null;
    if (error === undefined) continue;
    letters.push({ event, error: error === null ? null : messageOf(error) });
    parked.add(event.partitionKey);
  }
  await park(client, reader, letters, clock.now());
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
  await foldOrPark(client, clock, projection, { reader, table }, notTakenIn(events, place));
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

  advance(lane: Lane | null, read: ReadStretch): Promise<Progress | undefined> {
    const { projection, clock } = this;
    const stretch = { reader: projection.name, table: projection.table, lane, read };
    return this.transact((client) => project(client, clock, projection, stretch));
  }

  async takeParked(partitionKey: string, { discardFirst }: { discardFirst: boolean }): Promise<number> {
    const { projection, clock } = this;
    return this.transact(async (client) => {
      await takePlace(client, this.name, laneOf(partitionKey));
      const events = await parkedOf(client, this.name, partitionKey);
      let left = events.length;
      for (const event of events) {
        const isDiscarded = discardFirst && left === events.length;
        const error = isDiscarded ? undefined : await tryToFold(client, projection, projection.table, [event]);
        if (error !== undefined) {
          await failAgain(client, this.name, event.seq, error);
          break;
        }
        await closeLetter(client, this.name, event.seq, isDiscarded ? 'discarded' : 'taken', clock.now());
        left -= 1;
      }
      return left;
    });
  }

  private async transact<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}
