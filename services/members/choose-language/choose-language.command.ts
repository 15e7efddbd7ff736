import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Language } from '../../kernel/languages.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import { saveMailLanguage } from '../rows/profiles.rows.js';
import { memberStreamOf } from '../streams/member.state.js';

/** Changes the language of the mails to a member. */
export class ChooseLanguage extends Command<CommandResponse> {
  constructor(
    readonly memberId: string,
    readonly language: Language,
    readonly idempotencyKey: IdempotencyKey<null>,
  ) {
    super();
  }
}

@CommandHandler(ChooseLanguage)
export class ChooseLanguageHandler implements ICommandHandler<ChooseLanguage> {
  constructor(private readonly store: EventStore) {}

  execute({ memberId, language, idempotencyKey }: ChooseLanguage): Promise<CommandResponse> {
    return this.store.once(idempotencyKey, [memberStreamOf(memberId)], async (tx) => {
      saveMailLanguage(tx, memberId, language);
      return null;
    });
  }
}
