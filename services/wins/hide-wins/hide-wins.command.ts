import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import { saveVisibility } from '../rows/hidden-winners.rows.js';

/** Shows or hides a member's wins. */
export class HideWins extends Command<CommandResponse> {
  constructor(
    readonly memberId: string,
    readonly isShown: boolean,
    readonly key: IdempotencyKey<boolean>,
  ) {
    super();
  }
}

@CommandHandler(HideWins)
export class HideWinsHandler implements ICommandHandler<HideWins> {
  constructor(private readonly store: EventStore) {}

  execute({ memberId, isShown, key }: HideWins): Promise<CommandResponse> {
    return this.store.once(key, [], async (tx) => {
      saveVisibility(tx, memberId, isShown);
      return isShown;
    });
  }
}
