import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Language } from '../../kernel/languages.js';
import type { Answer, AnswerSlot } from '../../platform/store/answer.js';
import { EventStore } from '../../platform/store/event-store.js';
import { saveMailLanguage } from '../rows/profiles.rows.js';
import { memberStreamOf } from '../streams/member.state.js';

/** A member chooses the language that the shop writes in. */
export class ChooseLanguage extends Command<Answer> {
  constructor(
    readonly memberId: string,
    readonly language: Language,
    readonly slot: AnswerSlot<null>,
  ) {
    super();
  }
}

@CommandHandler(ChooseLanguage)
export class ChooseLanguageHandler implements ICommandHandler<ChooseLanguage> {
  constructor(private readonly store: EventStore) {}

  execute({ memberId, language, slot }: ChooseLanguage): Promise<Answer> {
    return this.store.once(slot, [memberStreamOf(memberId)], async (tx) => {
      saveMailLanguage(tx, memberId, language);
      return null;
    });
  }
}
