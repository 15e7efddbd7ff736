import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PushServices } from '../../platform/push/push-service.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import { keepDevice, loadStatusAfter, type OwnDevice, type PushStatus } from '../rows/push-devices.rows.js';
import { SealedDevices } from '../rows/sealed-devices.rows.js';

/** The reason for a refusal: push is not configured, or the endpoint cannot be sent to. */
export type DeviceRefused = 'off' | 'unusable';

/** Subscribes the device of the session to the member's notifications. */
export class SubscribeDevice extends Command<CommandResponse> {
  constructor(
    readonly device: OwnDevice,
    readonly key: IdempotencyKey<PushStatus | DeviceRefused>,
  ) {
    super();
  }
}

@CommandHandler(SubscribeDevice)
export class SubscribeDeviceHandler implements ICommandHandler<SubscribeDevice> {
  constructor(
    private readonly store: EventStore,
    private readonly services: PushServices,
    private readonly seals: SealedDevices,
  ) {}

  execute({ device, key }: SubscribeDevice): Promise<CommandResponse> {
    const { memberId, sessionId } = device;
    return this.store.once(key, [`push-devices-${memberId}`], async (tx) => {
      if (this.services.publicKey === '') return 'off';
      if (!this.services.mayBeSentTo(device)) return 'unusable';
      await keepDevice(tx, this.seals, device);
      return loadStatusAfter(tx, memberId, sessionId);
    });
  }
}
