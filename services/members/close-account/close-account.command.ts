import { Command, CommandHandler, type ICommandHandler, type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Refusal } from '../../kernel/decision.js';
import { Passwords } from '../../platform/crypto/passwords.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import { passwordHashOf } from '../rows/credentials.rows.js';
import { AccountClosing } from './account-closing.js';
import type { CloseAccountRefused, Lapsing, Leaving } from './close-account.decide.js';

export type CloseAccountOutcome = CloseAccountRefused | Refusal<'LogInFirst' | 'WrongPassword'> | null;

/** Closes the member's account at their request. */
export class CloseAccount extends Command<CommandResponse> {
  constructor(
    /** Null for a request whose session has ended. */
    readonly memberId: string | null,
    readonly password: string,
    readonly announced: Lapsing | null,
    readonly idempotencyKey: IdempotencyKey<CloseAccountOutcome>,
  ) {
    super();
  }
}

/** Loads the conditions for closing the member's account. */
export class GetLeaving extends Query<Leaving> {
  constructor(readonly memberId: string) {
    super();
  }
}

@QueryHandler(GetLeaving)
export class GetLeavingHandler implements IQueryHandler<GetLeaving> {
  constructor(
    private readonly store: EventStore,
    private readonly closing: AccountClosing,
  ) {}

  execute({ memberId }: GetLeaving): Promise<Leaving> {
    return this.store.look((tx) => this.closing.leavingOf(tx, memberId, null));
  }
}

@CommandHandler(CloseAccount)
export class CloseAccountHandler implements ICommandHandler<CloseAccount> {
  constructor(
    private readonly store: EventStore,
    private readonly passwords: Passwords,
    private readonly closing: AccountClosing,
  ) {}

  async execute({ memberId, password, announced, idempotencyKey }: CloseAccount): Promise<CommandResponse> {
    if (memberId === null) return this.store.once(idempotencyKey, [], async () => ({ code: 'LogInFirst' }));
    const hash = await this.store.look((tx) => passwordHashOf(tx, memberId));
    if (!(await this.passwords.matches(password, hash ?? undefined)))
      return this.store.once(idempotencyKey, [], async () => ({ code: 'WrongPassword' }));
    return this.store.once(idempotencyKey, this.closing.locksOf(memberId), async (tx): Promise<CloseAccountOutcome> => {
      // Checks again under the lock: the password may have changed meanwhile.
      if ((await passwordHashOf(tx, memberId)) !== hash) return { code: 'WrongPassword' };
      const context = { commandId: idempotencyKey.key, actor: `member:${memberId}` };
      return this.closing.close(tx, context, { memberId, because: 'asked', announced });
    });
  }
}
