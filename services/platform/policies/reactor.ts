import type { CommandBus } from '@nestjs/cqrs';
import type { Pool } from 'pg';
import type { AnyPolicy } from '../../kernel/policy.js';
import type { Clock } from '../../kernel/time.js';
import { DAY_MS } from '../../kernel/time.js';
import { Leader } from '../concurrency/leader.js';
import { enrolConsumer, enrolConsumerFrom } from '../feed/checkpoints.js';
import type { Feed, FeedSubscription } from '../feed/feed.js';
import { PolicyGroup } from './policy-group.js';
import { PolicyReader } from './policy-reader.js';

/**
 * Runs all policies on the log. A policy that is new to a shop starts one day back: it mails nobody about old events.
 * It still covers events of a new release that started earlier. A policy of the ledger starts at the beginning of the log. Existing
 * policies continue at their position.
 */
export class Reactor {
  readonly readers: readonly PolicyReader[];
  private readonly leader: Leader;
  private readonly group: PolicyGroup;
  private following: FeedSubscription | undefined;

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
      if (policy.isLedger) await enrolConsumer(this.pool, name, now);
      else await enrolConsumerFrom(this.pool, name, new Date(now.getTime() - DAY_MS), now);
    this.following = await this.feed.follow('reactor', [this.group]);
  }

  async stop(): Promise<void> {
    await this.following?.stop();
    await this.group.stop();
    this.leader.resign();
  }
}
