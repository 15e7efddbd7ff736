import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import { endDevice, loadStatusAfter, type PushStatus } from '../rows/push-devices.rows.js';

/** Unsubscribes the device of the session. */
export class UnsubscribeDevice extends Command<CommandResponse> {
  constructor(
    readonly memberId: string,
    readonly sessionId: string,
    readonly key: IdempotencyKey<PushStatus>,
  ) {
    super();
  }
}

@CommandHandler(UnsubscribeDevice)
export class UnsubscribeDeviceHandler implements ICommandHandler<UnsubscribeDevice> {
  constructor(private readonly store: EventStore) {}

  execute({ memberId, sessionId, key }: UnsubscribeDevice): Promise<CommandResponse> {
    return this.store.once(key, [`push-devices-${memberId}`], async (tx) => {
      endDevice(tx, sessionId);
      return loadStatusAfter(tx, memberId, sessionId);
    });
  }
}
