import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { findReachableRecipients } from '../../members/index.js';
import { EventStore } from '../../platform/store/event-store.js';
import { unsubscribeFromTopic } from '../rows/mail-choices.rows.js';
import type { Unsubscribed } from '../streams/unsubscribe-token.js';

/** Unsubscribes a member from one kind of mail. */
export class UnsubscribeMail extends Command<void> {
  constructor(readonly unsubscribed: Unsubscribed) {
    super();
  }
}

@CommandHandler(UnsubscribeMail)
export class UnsubscribeMailHandler implements ICommandHandler<UnsubscribeMail> {
  constructor(private readonly store: EventStore) {}

  async execute({ unsubscribed: { memberId, topic } }: UnsubscribeMail): Promise<void> {
    await this.store.transact([], async (tx) => {
      // No row is written for a closed account.
      if ((await findReachableRecipients(tx, [memberId])).has(memberId)) unsubscribeFromTopic(tx, memberId, topic);
    });
  }
}
