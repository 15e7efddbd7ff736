import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LANES } from '../../kernel/lane.js';
import { streamIdOf } from '../../kernel/stream.js';
import { Clock } from '../../kernel/time.js';
import type { ScheduledCommand } from '../../kernel/timer.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CanaryEmitted } from '../streams/canary.events.js';
import { canaryStream } from '../streams/canary.state.js';
import { canaryKeys } from '../streams/canary-keys.js';

const MINUTE_MS = 60_000;

/** Emits a canary event in the lane of this minute, once per minute even if several schedulers run. */
export class EmitCanary extends Command<void> {}

@CommandHandler(EmitCanary)
export class EmitCanaryHandler implements ICommandHandler<EmitCanary> {
  constructor(
    private readonly store: EventStore,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<void> {
    const minute = Math.floor(this.clock.now().getTime() / MINUTE_MS);
    const lane = minute % LANES;
    const id = String(minute);
    const streamId = streamIdOf(canaryStream, id);
    return this.store.transact([streamId], async (tx) => {
      if ((await tx.load(canaryStream, id)).version > 0) return;
      const emitted: CanaryEmitted = { type: 'CanaryEmitted', data: { lane } };
      const place = { streamId, expectedVersion: 0, partitionKey: canaryKeys[lane]! };
      tx.append({ commandId: streamId, actor: 'clock' }, { ...place, events: [emitted] });
    });
  }
}

export const emitCanaryEveryMinute: ScheduledCommand = { every: 'minute', command: () => new EmitCanary() };
