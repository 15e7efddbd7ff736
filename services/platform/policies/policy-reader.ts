import { setTimeout } from 'node:timers/promises';
import type { CommandBus } from '@nestjs/cqrs';
import type { Pool, PoolClient } from 'pg';
import type { SequencedEvent } from '../../kernel/event.js';
import { upcast } from '../../kernel/event-declaration.js';
import type { Lane } from '../../kernel/lane.js';
import type { AnyPolicy } from '../../kernel/policy.js';
import type { Clock } from '../../kernel/time.js';
import type { Leader } from '../concurrency/leader.js';
import { lockKeyOf } from '../concurrency/stream-lock.js';
import { insideTransaction } from '../database/open-transaction.js';
import { listUnread, loadPosition, savePosition } from '../feed/checkpoints.js';
import {
  ATTEMPTS,
  closeParked,
  countParked,
  letterStreamOf,
  loadParked,
  loadParkedKeys,
  lockParkedKeys,
  type ParkedEvent,
  parkEvents,
  recordFailure,
} from '../feed/dead-letters.js';
import type { ParkingConsumer, Progress, ReadBatch } from '../feed/feed.js';
import { isPoison } from '../feed/poison.js';
import { describeError } from '../observability/described-error.js';

/** Pause after the first attempt of a command; it grows with each attempt. */
const PAUSE_MS = 200;

/** The outcome of a batch: events to park, and keys that had parked events before. */
interface Outcome {
  readonly letters: readonly ParkedEvent[];
  readonly held: ReadonlySet<string>;
}

/**
 * Turns events into commands. After a crash between a command and the checkpoint, the command is sent again. Its id follows
 * from the policy and the event, so the repeat has no effect.
 */
export class PolicyReader implements ParkingConsumer {
  readonly name: string;
  readonly types: readonly string[];

  /** @param leader the lock needed to process all lanes; a single lane belongs to the process that reads it */
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    readonly policy: AnyPolicy,
    private readonly leader: Leader,
  ) {
    this.name = policy.name;
    this.types = Object.keys(policy.on);
  }

  async advance(lane: Lane | null, read: ReadBatch): Promise<Progress | undefined> {
    if (lane === null && !(await this.leader.lead())) return undefined;
    const place = await loadPosition(this.pool, this.name, lane);
    const { events, through } = await read(place.after);
    const progress = { after: place.after, through };
    if (through === place.after) return progress;
    const fresh = listUnread(events, place);
    for (;;) {
      const outcome = await this.giveOrHold(fresh);
      const isMoved = await this.remember(outcome, lane, progress);
      if (isMoved !== undefined) return isMoved ? progress : undefined;
    }
  }

  async takeParked(partitionKey: string): Promise<number> {
    const { pool, clock, name } = this;
    const client = await pool.connect();
    try {
      // A lock of the session, because a transaction would stay open while the commands run.
      await client.query('select pg_advisory_lock($1)', [String(lockKeyOf(letterStreamOf(name, partitionKey)))]);
      for (;;) {
        const [event] = await loadParked(client, name, partitionKey, 1);
        if (!event) return 0;
        const error = await this.tryToGive(event, 1);
        if (error === undefined) await closeParked(client, name, [event], clock.now());
        else {
          await recordFailure(client, name, event.seq, error);
          return await countParked(client, name, partitionKey);
        }
      }
    } finally {
      client.release(true);
    }
  }

  /** Sends the commands of events, except those whose key has parked events. */
  private async giveOrHold(events: readonly SequencedEvent[]): Promise<Outcome> {
    const letters: ParkedEvent[] = [];
    const held = new Set<string>();
    const parked = events.length > 0 ? await loadParkedKeys(this.pool, this.name) : new Set<string>();
    const failed = new Set<string>();
    for (const event of events) {
      const key = event.partitionKey;
      if (parked.has(key)) held.add(key);
      const error = parked.has(key) || failed.has(key) ? null : await this.tryToGive(event, ATTEMPTS);
      if (error === undefined) continue;
      letters.push({ event, error });
      failed.add(key);
    }
    return { letters, held };
  }

  /**
   * Parks events and saves the position, both or neither.
   *
   * @returns undefined if the parked events of a key were processed meanwhile, so that later ones must not wait
   * @returns false if another process has moved the position
   */
  private async remember(outcome: Outcome, lane: Lane | null, progress: Progress): Promise<boolean | undefined> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      const isMoved = await insideTransaction(() => this.parkAndMove(client, outcome, lane, progress));
      await client.query(isMoved ? 'commit' : 'rollback');
      client.release();
      return isMoved;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  private async parkAndMove(client: PoolClient, { letters, held }: Outcome, lane: Lane | null, progress: Progress) {
    if (!(await lockParkedKeys(client, this.name, held))) return undefined;
    const now = this.clock.now();
    await parkEvents(client, this.name, letters, now);
    return savePosition(client, this.name, lane, progress, now);
  }

  /** Sends the command of an event. @returns the error if the event causes it, else undefined */
  private async tryToGive(event: SequencedEvent, attempts: number): Promise<string | undefined> {
    for (let attempt = 1; ; attempt++) {
      try {
        const command = this.policy.on[event.type]?.(upcast(event), `${this.name}/${event.eventId}`);
        if (command) await this.commands.execute(command);
        return undefined;
      } catch (error) {
        if (!isPoison(error)) throw error;
        if (attempt === attempts) return describeError(error);
        await setTimeout(PAUSE_MS * attempt);
      }
    }
  }
}
