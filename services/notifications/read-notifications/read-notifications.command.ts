import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import { noteSeen } from '../rows/readers.rows.js';

/** Marks all notifications of a member as read. */
export class ReadNotifications extends Command<CommandResponse> {
  constructor(
    readonly memberId: string,
    readonly key: IdempotencyKey<null>,
  ) {
    super();
  }
}

@CommandHandler(ReadNotifications)
export class ReadNotificationsHandler implements ICommandHandler<ReadNotifications> {
  constructor(private readonly store: EventStore) {}

  execute({ memberId, key }: ReadNotifications): Promise<CommandResponse> {
    return this.store.once(key, [], async (tx) => {
      noteSeen(tx, memberId);
      return null;
    });
  }
}
