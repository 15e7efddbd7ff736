import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Answer, AnswerSlot } from '../../platform/store/answer.js';
import { EventStore } from '../../platform/store/event-store.js';
import { endDevice, type PushStanding, standingAfter } from '../rows/push-devices.rows.js';

/** A member wants to be told no more on the device of their session. */
export class UnsubscribeDevice extends Command<Answer> {
  constructor(
    readonly memberId: string,
    readonly sessionId: string,
    readonly slot: AnswerSlot<PushStanding>,
  ) {
    super();
  }
}

@CommandHandler(UnsubscribeDevice)
export class UnsubscribeDeviceHandler implements ICommandHandler<UnsubscribeDevice> {
  constructor(private readonly store: EventStore) {}

  execute({ memberId, sessionId, slot }: UnsubscribeDevice): Promise<Answer> {
    return this.store.once(slot, [`push-devices-${memberId}`], async (tx) => {
      endDevice(tx, sessionId);
      return standingAfter(tx, memberId, sessionId);
    });
  }
}
