import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import { keepMailWishes } from '../rows/mail-wishes.rows.js';
import type { MailWishes } from '../streams/mail-wishes.js';

/** A member says which mails they want. */
export class ChangeMailWishes extends Command<CommandResponse> {
  constructor(
    readonly memberId: string,
    readonly wishes: MailWishes,
    readonly slot: IdempotencyKey<MailWishes>,
  ) {
    super();
  }
}

@CommandHandler(ChangeMailWishes)
export class ChangeMailWishesHandler implements ICommandHandler<ChangeMailWishes> {
  constructor(private readonly store: EventStore) {}

  execute({ memberId, wishes, slot }: ChangeMailWishes): Promise<CommandResponse> {
    return this.store.once(slot, [], async (tx) => {
      keepMailWishes(tx, memberId, wishes);
      return wishes;
    });
  }
}
