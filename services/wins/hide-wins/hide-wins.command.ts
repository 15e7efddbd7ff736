import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Answer, AnswerSlot } from '../../platform/store/answer.js';
import { EventStore } from '../../platform/store/event-store.js';
import { keepVisibility } from '../rows/hidden-winners.rows.js';

/** A member says whether what they win is shown. */
export class HideWins extends Command<Answer> {
  constructor(
    readonly memberId: string,
    readonly isShown: boolean,
    readonly slot: AnswerSlot<boolean>,
  ) {
    super();
  }
}

@CommandHandler(HideWins)
export class HideWinsHandler implements ICommandHandler<HideWins> {
  constructor(private readonly store: EventStore) {}

  execute({ memberId, isShown, slot }: HideWins): Promise<Answer> {
    return this.store.once(slot, [], async (tx) => {
      keepVisibility(tx, memberId, isShown);
      return isShown;
    });
  }
}
