import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Passwords } from '../../platform/crypto/passwords.js';
import { Database } from '../../platform/database/database.js';
import type { Answer, AnswerSlot } from '../../platform/store/answer.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { accountOf, recordLogIn, standingOf, type Whence } from '../rows/member-records.rows.js';
import { memberStreamOf } from '../streams/member.state.js';
import { decideLogIn, type LogInRefused } from './log-in.decide.js';

/** Lets a member in; `also` is written in the same transaction when it does. */
export class LogIn extends Command<Answer> {
  constructor(
    readonly mail: string,
    readonly password: string,
    readonly whence: Whence,
    readonly slot: AnswerSlot<LogInRefused | null>,
    readonly also: (tx: StoreTransaction, memberId: string) => void,
  ) {
    super();
  }
}

@CommandHandler(LogIn)
export class LogInHandler implements ICommandHandler<LogIn> {
  constructor(
    private readonly store: EventStore,
    private readonly database: Database,
    private readonly passwords: Passwords,
  ) {}

  async execute({ mail, password, whence, slot, also }: LogIn): Promise<Answer> {
    const account = await accountOf(this.database.pool, mail);
    const matches = await this.passwords.matches(password, account?.passwordHash);
    // An unknown mail goes the same way as a wrong password, so that it takes as long.
    if (!account || !matches)
      return this.store.once(slot, [], async () => decideLogIn({ passwordMatches: false, banned: false }));
    const { memberId, passwordHash } = account;
    return this.store.once(slot, [memberStreamOf(memberId)], async (tx) => {
      // What bans the member or changes their mail address or password ends their sessions under the same lock: none
      // may be opened after that.
      const standing = await standingOf(tx, memberId, mail);
      const refusal = decideLogIn({
        passwordMatches: standing?.passwordHash === passwordHash,
        banned: standing?.banned ?? false,
      });
      if (refusal) return refusal;
      recordLogIn(tx, memberId, whence);
      also(tx, memberId);
      return null;
    });
  }
}
