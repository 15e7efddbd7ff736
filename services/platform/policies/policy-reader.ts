import type { CommandBus } from '@nestjs/cqrs';
import type { Pool } from 'pg';
import type { Lane } from '../../kernel/lane.js';
import type { AnyPolicy } from '../../kernel/policy.js';
import type { Clock } from '../../kernel/time.js';
import { moveTo, notTakenIn, placeOf } from '../feed/checkpoints.js';
import type { Progress, Reader, ReadStretch } from '../feed/feed.js';
import type { Leader } from '../leader.js';

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
    for (const event of notTakenIn(events, place)) {
      const command = this.policy.on[event.type]?.(event, `${this.name}/${event.eventId}`);
      if (command) await this.commands.execute(command);
    }
    const progress = { after: place.after, through };
    if (through > place.after) await moveTo(this.pool, this.name, lane, progress, this.clock.now());
    return progress;
  }
}
