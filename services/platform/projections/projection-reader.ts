import type { Pool, PoolClient } from 'pg';
import type { SequencedEvent } from '../../kernel/event.js';
import { type Lane, laneOf } from '../../kernel/lane.js';
import type { AnyProjection } from '../../kernel/projection.js';
import type { Clock } from '../../kernel/time.js';
import { lockKeyOf } from '../concurrency/stream-lock.js';
import { insideTransaction } from '../database/open-transaction.js';
import { passFailpoint } from '../failpoint.js';
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
import { foldUntilFault, foldWithoutFaults, type Target } from './folding.js';

/** Parked events to process in one transaction; a longer one would delay the sequencer. */
const BATCH = 500;

/** Folds events. Later events of a key with parked events are parked as well. */
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
 * Folds one batch after the checkpoint of `reader` into the projection's table. Rows and checkpoint are written in the client's
 * transaction, both or neither. The position is locked, so several processes may run in parallel. An event that fails is parked
 * with later events of its key.
 *
 * @returns undefined if another process holds the position
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
  passFailpoint('after-rows');
  const progress = { after: place.after, through };
  if (!(await savePosition(client, reader, lane, progress, clock.now())))
    throw new Error(`the checkpoint of ${reader} was moved by another`);
  return progress;
};

/** Keeps a read model up to date with the log. */
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
    const batch = { reader: projection.name, lane, read };
    return this.transact((client) => project(client, clock, projection, batch));
  }

  async takeParked(partitionKey: string): Promise<number> {
    for (;;) {
      const { failed, left } = await this.transact((client) => this.takeBatch(client, partitionKey));
      if (failed || left === 0) return left;
    }
  }

  private async takeBatch(client: PoolClient, key: string): Promise<{ failed: boolean; left: number }> {
    const { projection, clock, name } = this;
    await client.query('select pg_advisory_xact_lock($1)', [String(lockKeyOf(letterStreamOf(name, key)))]);
    // The lock keeps other processes from parking events of this key.
    await lockPosition(client, name, laneOf(key));
    const events = await loadParked(client, name, key, BATCH);
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
