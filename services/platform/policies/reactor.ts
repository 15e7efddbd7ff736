import type { CommandBus } from '@nestjs/cqrs';
import type { Pool } from 'pg';
import type { AnyPolicy } from '../../kernel/policy.js';
import type { Clock } from '../../kernel/time.js';
import type { Feed } from '../feed/feed.js';
import { Leader } from '../leader.js';
import { Loop } from '../loop.js';
import { enrol } from '../projections/projector.js';
import type { EventStore } from '../store/event-store.js';

const BATCH = 200;
const POLL_MIN_MS = 100;
const POLL_MAX_MS = 200;

/**
 * Turns facts into commands. A command may be given twice, when the process dies between it and the checkpoint; its id,
 * from the policy and the event, makes the second one do nothing.
 */
export class Reactor {
  private readonly leader: Leader;
  private readonly loops: Loop[];

  constructor(
    private readonly pool: Pool,
    private readonly feed: Feed,
    private readonly clock: Clock,
    private readonly store: EventStore,
    private readonly commands: CommandBus,
    private readonly policies: readonly AnyPolicy[],
  ) {
    this.leader = new Leader(pool, 'reactor');
    this.loops = policies.map(
      (policy) => new Loop(`Reactor ${policy.name}`, () => this.advance(policy), POLL_MIN_MS, POLL_MAX_MS),
    );
  }

  async start(): Promise<void> {
    for (const { name } of this.policies) await enrol(this.pool, name, this.clock.now());
    for (const loop of this.loops) {
      this.store.signals.on('sequenced', loop.wake);
      loop.start();
    }
  }

  async stop(): Promise<void> {
    for (const loop of this.loops) this.store.signals.off('sequenced', loop.wake);
    await Promise.all(this.loops.map((loop) => loop.stop()));
    this.leader.resign();
  }

  private async advance(policy: AnyPolicy): Promise<boolean> {
    if (!(await this.leader.lead())) return false;
    const { rows } = await this.pool.query<{ seq: number }>('select seq from store.checkpoints where reader = $1', [
      policy.name,
    ]);
    const after = rows[0]!.seq;
    const batch = await this.feed.read(after, BATCH, Object.keys(policy.on));
    for (const event of batch.events) {
      const command = policy.on[event.type]?.(event, `${policy.name}/${event.eventId}`);
      if (command) await this.commands.execute(command);
    }
    if (batch.through > after)
      await this.pool.query('update store.checkpoints set seq = $2, updated_at = $3 where reader = $1 and seq < $2', [
        policy.name,
        batch.through,
        this.clock.now(),
      ]);
    return batch.through - after === BATCH;
  }
}
