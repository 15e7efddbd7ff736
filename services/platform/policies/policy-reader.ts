import { setTimeout } from 'node:timers/promises';
import type { CommandBus } from '@nestjs/cqrs';
import type { Pool } from 'pg';
import type { SequencedEvent } from '../../kernel/event.js';
import type { Lane } from '../../kernel/lane.js';
import type { AnyPolicy } from '../../kernel/policy.js';
import type { Clock } from '../../kernel/time.js';
import { moveTo, notTakenIn, placeOf } from '../feed/checkpoints.js';
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
import type { Leader } from '../leader.js';

/** Between two tries of a command; longer each time. */
const PAUSE_MS = 200;

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
    private readonly policy: AnyPolicy,
    private readonly leader: Leader,
  ) {
    this.name = policy.name;
    this.types = Object.keys(policy.on);
  }

  async advance(lane: Lane | null, read: ReadStretch): Promise<Progress | undefined> {
    if (lane === null && !(await this.leader.lead())) return undefined;
    const place = await placeOf(this.pool, this.name, lane);
    const { events, through } = await read(place.after);
    const letters = await this.giveOrPark(notTakenIn(events, place));
    await park(this.pool, this.name, letters, this.clock.now());
    const progress = { after: place.after, through };
    if (through > place.after) await moveTo(this.pool, this.name, lane, progress, this.clock.now());
    return progress;
  }

  async takeParked(partitionKey: string, { discardFirst }: { discardFirst: boolean }): Promise<number> {
    const events = await parkedOf(this.pool, this.name, partitionKey);
    let left = events.length;
    for (const event of events) {
      const isDiscarded = discardFirst && left === events.length;
      try {
        if (!isDiscarded) await this.give(event);
      } catch (error) {
        await failAgain(this.pool, this.name, event.seq, error);
        break;
      }
      await closeLetter(this.pool, this.name, event.seq, isDiscarded ? 'discarded' : 'taken', this.clock.now());
      left -= 1;
    }
    return left;
  }

  /** @returns what could not be done, and what must wait behind it */
  private async giveOrPark(events: readonly SequencedEvent[]): Promise<DeadLetter[]> {
    if (events.length === 0) return [];
    const parked = await parkedKeys(this.pool, this.name);
    const letters: DeadLetter[] = [];
    for (const event of events) {
      const error = parked.has(event.partitionKey) ? null : await this.tryToGive(event);
      if (error === undefined) continue;
      letters.push({ event, error: error === null ? null : messageOf(error) });
      parked.add(event.partitionKey);
    }
    return letters;
  }

  private async tryToGive(event: SequencedEvent): Promise<unknown> {
    for (let attempt = 1; ; attempt++) {
      try {
        await this.give(event);
        return undefined;
      } catch (error) {
        if (!isPoison(error)) throw error;
        if (attempt === ATTEMPTS) return error;
        await setTimeout(PAUSE_MS * attempt);
      }
    }
  }

  private async give(event: SequencedEvent): Promise<void> {
    const command = this.policy.on[event.type]?.(event, `${this.name}/${event.eventId}`);
    if (command) await this.commands.execute(command);
  }
}
