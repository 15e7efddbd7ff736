import type { CommandBus } from '@nestjs/cqrs';
import type { Pool } from 'pg';
import type { AnyPolicy } from '../../kernel/policy.js';
import type { Clock } from '../../kernel/time.js';
import { enrol } from '../feed/checkpoints.js';
import type { Feed, Following } from '../feed/feed.js';
import { Leader } from '../leader.js';
import { PolicyReader } from './policy-reader.js';

/** Lets every policy follow the log. */
export class Reactor {
  private readonly leader: Leader;
  private following: Following | undefined;

  constructor(
    private readonly pool: Pool,
    private readonly feed: Feed,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly policies: readonly AnyPolicy[],
  ) {
    this.leader = new Leader(pool, 'reactor');
  }

  async start(): Promise<void> {
    const { pool, clock, commands, leader } = this;
    for (const { name } of this.policies) await enrol(pool, name, clock.now());
    const readers = this.policies.map((policy) => new PolicyReader(pool, clock, commands, policy, leader));
    this.following = await this.feed.follow('reactor', readers);
  }

  async stop(): Promise<void> {
    await this.following?.stop();
    this.leader.resign();
  }
}
