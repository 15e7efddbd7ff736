import { setTimeout } from 'node:timers/promises';
import type { CommandBus } from '@nestjs/cqrs';
import type { Pool, PoolClient } from 'pg';
import type { SequencedEvent } from '../../kernel/event.js';
import { upcast } from '../../kernel/event-declaration.js';
import type { Lane } from '../../kernel/lane.js';
import type { AnyPolicy } from '../../kernel/policy.js';
import type { Clock } from '../../kernel/time.js';
import type { Leader } from '../concurrency/leader.js';
import { insideTransaction } from '../database/open-transaction.js';
import { moveTo, notTakenIn, placeOf } from '../feed/checkpoints.js';
import {
  ATTEMPTS,
  areStillParked,
  closeLetters,
  type DeadLetter,
  failAgain,
  letterStreamOf,
  park,
  parkedCountOf,
  parkedKeys,
  parkedOf,
} from '../feed/dead-letters.js';
import type { Progress, Reader, ReadStretch } from '../feed/feed.js';
import { isPoison } from '../feed/poison.js';
import { describeError } from '../observability/described-error.js';
import { lockKeyOf } from '../store/stream-lock.js';

/** Between two tries of a command; longer each time. */
const PAUSE_MS = 200;

/** What became of facts: those that must be parked, and the keys that were parked before. */
interface Given {
  readonly letters: readonly DeadLetter[];
  readonly held: ReadonlySet<string>;
}

/**
 * Turns facts into commands. A command may be given twice, when the process dies between it and the checkpoint; its id,
 * from the policy and the event, makes the second one do nothing.
 */
export class PolicyReader implements Reader {
  readonly name: string;
  readonly types: readonly string[];

  /** @param leader who alone gives the commands of all lanes; those of one are given by whoever has the lane */
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

  async advance(lane: Lane | null, read: ReadStretch): Promise<Progress | undefined> {
    if (lane === null && !(await this.leader.lead())) return undefined;
    const place = await placeOf(this.pool, this.name, lane);
    const { events, through } = await read(place.after);
    const progress = { after: place.after, through };
    if (through === place.after) return progress;
    const fresh = notTakenIn(events, place);
    for (;;) {
      const given = await this.giveOrHold(fresh);
      const isMoved = await this.remember(given, lane, progress);
      if (isMoved !== undefined) return isMoved ? progress : undefined;
    }
  }

  async takeParked(partitionKey: string): Promise<number> {
    const { pool, clock, name } = this;
    const client = await pool.connect();
    try {
      // Of the session: a transaction would stay open while the commands are carried out.
      await client.query('select pg_advisory_lock($1)', [String(lockKeyOf(letterStreamOf(name, partitionKey)))]);
      for (;;) {
        const [event] = await parkedOf(client, name, partitionKey, 1);
        if (!event) return 0;
        const error = await this.tryToGive(event, 1);
        if (error === undefined) await closeLetters(client, name, [event], clock.now());
        else {
          await failAgain(client, name, event.seq, error);
          return await parkedCountOf(client, name, partitionKey);
        }
      }
    } finally {
      client.release(true);
    }
  }

  /** Gives the commands of facts whose key has nothing parked. */
  private async giveOrHold(events: readonly SequencedEvent[]): Promise<Given> {
    const letters: DeadLetter[] = [];
    const held = new Set<string>();
    const parked = events.length > 0 ? await parkedKeys(this.pool, this.name) : new Set<string>();
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
   * Parks and moves on, both or neither.
   *
   * @returns undefined when what was parked of a key has been taken up meanwhile: its facts must not be held back; false
   *   when another process has moved on
   */
  private async remember(given: Given, lane: Lane | null, progress: Progress): Promise<boolean | undefined> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      const isMoved = await insideTransaction(() => this.parkAndMove(client, given, lane, progress));
      await client.query(isMoved ? 'commit' : 'rollback');
      client.release();
      return isMoved;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  private async parkAndMove(client: PoolClient, { letters, held }: Given, lane: Lane | null, progress: Progress) {
    if (!(await areStillParked(client, this.name, held))) return undefined;
    const now = this.clock.now();
    await park(client, this.name, letters, now);
    return moveTo(client, this.name, lane, progress, now);
  }

  /** @returns what is wrong, when the fact is at fault */
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
