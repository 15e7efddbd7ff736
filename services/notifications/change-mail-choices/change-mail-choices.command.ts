import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import { saveMailChoices } from '../rows/mail-choices.rows.js';
import type { MailChoices } from '../streams/mail-choices.js';

/** Saves a member's choice for each kind of optional mail. */
export class ChangeMailChoices extends Command<CommandResponse> {
  constructor(
    readonly memberId: string,
    readonly choices: MailChoices,
    readonly key: IdempotencyKey<MailChoices>,
  ) {
    super();
  }
}

@CommandHandler(ChangeMailChoices)
export class ChangeMailChoicesHandler implements ICommandHandler<ChangeMailChoices> {
  constructor(private readonly store: EventStore) {}

  execute({ memberId, choices, key }: ChangeMailChoices): Promise<CommandResponse> {
    return this.store.once(key, [], async (tx) => {
      saveMailChoices(tx, memberId, choices);
      return choices;
    });
  }
}
