import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import { loadStatusAfter } from '../rows/push-devices.rows.js';
import { queueTrial } from '../rows/pushes.rows.js';

/** The outcome of a test message: queued, device not subscribed, or too many tests. */
export type TrialOutcome = 'queued' | 'off' | 'too-often';

/** Sends a test message to the device of the session. */
export class TryDevice extends Command<CommandResponse> {
  constructor(
    readonly memberId: string,
    readonly sessionId: string,
    readonly key: IdempotencyKey<TrialOutcome>,
  ) {
    super();
  }
}

@CommandHandler(TryDevice)
export class TryDeviceHandler implements ICommandHandler<TryDevice> {
  constructor(private readonly store: EventStore) {}

  execute({ memberId, sessionId, key }: TryDevice): Promise<CommandResponse> {
    return this.store.once(key, [`push-devices-${memberId}`], async (tx): Promise<TrialOutcome> => {
      const { isOn } = await loadStatusAfter(tx, memberId, sessionId);
      if (!isOn) return 'off';
      return (await queueTrial(tx, sessionId, key.key)) ? 'queued' : 'too-often';
    });
  }
}
