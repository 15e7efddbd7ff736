import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Refusal } from '../../kernel/decision.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { memberStreamOf } from '../streams/member.state.js';

export type EndSessionRefused = Refusal<'SessionUnknown'>;

/** Ends the member's sessions that `end` selects. `end` returns false if there was none. */
export class EndSession extends Command<CommandResponse> {
  constructor(
    readonly memberId: string,
    readonly idempotencyKey: IdempotencyKey<EndSessionRefused | null>,
    readonly end: (tx: StoreTransaction) => Promise<boolean>,
  ) {
    super();
  }
}

@CommandHandler(EndSession)
export class EndSessionHandler implements ICommandHandler<EndSession> {
  constructor(private readonly store: EventStore) {}

  /** Runs under the lock that log-ins take. */
  execute({ memberId, idempotencyKey, end }: EndSession): Promise<CommandResponse> {
    return this.store.once(
      idempotencyKey,
      [memberStreamOf(memberId)],
      async (tx): Promise<EndSessionRefused | null> => ((await end(tx)) ? null : { code: 'SessionUnknown' }),
    );
  }
}
