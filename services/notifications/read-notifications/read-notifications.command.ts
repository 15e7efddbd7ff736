import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import { noteSeen } from '../rows/readers.rows.js';

/** A member has the list open: what is in it is new no more. */
export class ReadNotifications extends Command<CommandResponse> {
  constructor(
    readonly memberId: string,
    readonly slot: IdempotencyKey<null>,
  ) {
    super();
  }
}

@CommandHandler(ReadNotifications)
export class ReadNotificationsHandler implements ICommandHandler<ReadNotifications> {
  constructor(private readonly store: EventStore) {}

  execute({ memberId, slot }: ReadNotifications): Promise<CommandResponse> {
    return this.store.once(slot, [], async (tx) => {
      noteSeen(tx, memberId);
      return null;
    });
  }
}
