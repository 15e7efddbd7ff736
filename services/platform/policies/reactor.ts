import type { CommandBus } from '@nestjs/cqrs';
import type { Pool } from 'pg';
import type { AnyPolicy } from '../../kernel/policy.js';
import type { Clock } from '../../kernel/time.js';
import { DAY_MS } from '../../kernel/time.js';
import { Leader } from '../concurrency/leader.js';
import { enrol, enrolFrom } from '../feed/checkpoints.js';
import type { Feed, Following } from '../feed/feed.js';
import { PolicyGroup } from './policy-group.js';
import { PolicyReader } from './policy-reader.js';

/**
 * Lets every policy follow the log. One that is new to a shop begins a day back: nobody is mailed what happened years ago,
 * and what a process of the new version has appended before this one started is not passed over. One of the ledger begins
 * with the log. Where a policy has been once, it goes on, however long it stood still.
 */
export class Reactor {
  readonly readers: readonly PolicyReader[];
  private readonly leader: Leader;
  private readonly group: PolicyGroup;
  private following: Following | undefined;

  constructor(
    private readonly pool: Pool,
    private readonly feed: Feed,
    private readonly clock: Clock,
    commands: CommandBus,
    policies: readonly AnyPolicy[],
  ) {
    const leader = new Leader(pool, 'reactor');
    this.leader = leader;
    this.readers = policies.map((policy) => new PolicyReader(pool, clock, commands, policy, leader));
    this.group = new PolicyGroup(pool, clock, leader, this.readers);
  }

  async start(): Promise<void> {
    const now = this.clock.now();
    for (const { name, policy } of this.readers)
      if (policy.isLedger) await enrol(this.pool, name, now);
      else await enrolFrom(this.pool, name, new Date(now.getTime() - DAY_MS), now);
    this.following = await this.feed.follow('reactor', [this.group]);
  }

  async stop(): Promise<void> {
    await this.following?.stop();
    await this.group.stop();
    this.leader.resign();
  }
}
