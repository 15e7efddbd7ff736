import type { Pool, PoolClient } from 'pg';
import type { SequencedEvent } from '../../kernel/event.js';
import { type Lane, laneOf } from '../../kernel/lane.js';
import type { AnyProjection } from '../../kernel/projection.js';
import type { Clock } from '../../kernel/time.js';
import { insideTransaction } from '../database/open-transaction.js';
import { failpoint } from '../failpoint.js';
import { listUnread, lockPosition, savePosition } from '../feed/checkpoints.js';
import {
  closeParked,
  countParked,
  letterStreamOf,
  loadParked,
  loadParkedKeys,
  parkEvents,
  recordFailure,
} from '../feed/dead-letters.js';
import type { ParkingConsumer, Progress, ReadBatch } from '../feed/feed.js';
import { lockKeyOf } from '../store/stream-lock.js';
import { foldUntilFault, foldWithoutFaults, type Target } from './folding.js';

/** Parked facts that are taken in in one transaction; a longer one would hold up the sequencer. */
const PORTION = 500;

/** Folds facts; of a key of which one is parked, all that follow are. */
const foldOrPark = async (
  target: Target,
  reader: string,
  events: readonly SequencedEvent[],
  now: Date,
): Promise<void> => {
  if (events.length === 0) return;
  const letters = await foldWithoutFaults(target, events, await loadParkedKeys(target.client, reader));
  await parkEvents(target.client, reader, letters, now);
};

/**
 * Runs one stretch of `reader` from its checkpoint into the projection's table, in the client's transaction: rows and
 * checkpoint, both or neither. The place is a lease, so any number of processes may run side by side. A fact that fails
 * again and again is parked, with all that follow of its key.
 *
 * @returns undefined when another process is at it
 */
export const project = async (
  client: PoolClient,
  clock: Clock,
  projection: AnyProjection,
  { reader, lane, read }: { reader: string; lane: Lane | null; read: ReadBatch },
): Promise<Progress | undefined> => {
  const place = await lockPosition(client, reader, lane);
  if (!place) return undefined;
  const { events, through } = await read(place.after);
  if (through === place.after) return { after: place.after, through };
  await foldOrPark({ client, projection }, reader, listUnread(events, place), clock.now());
  failpoint('after-rows');
  const progress = { after: place.after, through };
  if (!(await savePosition(client, reader, lane, progress, clock.now())))
    throw new Error(`the checkpoint of ${reader} was moved by another`);
  return progress;
};

/** Keeps a read model up to the log. */
export class ProjectionReader implements ParkingConsumer {
  readonly name: string;
  readonly types: readonly string[];

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    readonly projection: AnyProjection,
  ) {
    this.name = projection.name;
    this.types = Object.keys(projection.on);
  }

  advance(lane: Lane | null, read: ReadBatch): Promise<Progress | undefined> {
    const { projection, clock } = this;
    const stretch = { reader: projection.name, lane, read };
    return this.transact((client) => project(client, clock, projection, stretch));
  }

  async takeParked(partitionKey: string): Promise<number> {
    for (;;) {
      const { failed, left } = await this.transact((client) => this.takePortion(client, partitionKey));
      if (failed || left === 0) return left;
    }
  }

  private async takePortion(client: PoolClient, key: string): Promise<{ failed: boolean; left: number }> {
    const { projection, clock, name } = this;
    await client.query('select pg_advisory_xact_lock($1)', [String(lockKeyOf(letterStreamOf(name, key)))]);
    // Nobody parks another of this key meanwhile.
    await lockPosition(client, name, laneOf(key));
    const events = await loadParked(client, name, key, PORTION);
    const { taken, error } = await foldUntilFault({ client, projection }, events);
    await closeParked(client, name, events.slice(0, taken), clock.now());
    if (error !== undefined) await recordFailure(client, name, events[taken]!.seq, error);
    return { failed: error !== undefined, left: await countParked(client, name, key) };
  }

  private async transact<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      const result = await insideTransaction(() => work(client));
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}
