import type { CommandBus } from '@nestjs/cqrs';
import type { Pool } from 'pg';
import type { AnyPolicy } from '../../kernel/policy.js';
import type { Clock } from '../../kernel/time.js';
import { Leader } from '../concurrency/leader.js';
import { enrol } from '../feed/checkpoints.js';
import type { Feed, Following } from '../feed/feed.js';
import { PolicyReader } from './policy-reader.js';

/** Lets every policy follow the log. */
export class Reactor {
  readonly readers: readonly PolicyReader[];
  private readonly leader: Leader;
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
  }

  async start(): Promise<void> {
    for (const { name } of this.readers) await enrol(this.pool, name, this.clock.now());
    this.following = await this.feed.follow('reactor', this.readers);
  }

  async stop(): Promise<void> {
    await this.following?.stop();
    this.leader.resign();
  }
}
