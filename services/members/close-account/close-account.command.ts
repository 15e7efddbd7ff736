import { Command, CommandHandler, type ICommandHandler, type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Refusal } from '../../kernel/decision.js';
import { Passwords } from '../../platform/crypto/passwords.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { forgetMailLimit } from '../../platform/mail/unconfirmed-addresses.js';
import type { Answer, AnswerSlot } from '../../platform/store/answer.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { openClosingWallet, walletStreamOf } from '../../points/index.js';
import { ClosedAccounts } from '../rows/closed-accounts.rows.js';
import { passwordHashOf } from '../rows/credentials.rows.js';
import { recipientOf } from '../rows/profiles.rows.js';
import { banMember, owes } from '../rows/standing.rows.js';
import { ERASURE } from '../streams/deadlines.js';
import { memberStream, memberStreamOf } from '../streams/member.state.js';
import { AccountBelongings } from './account-belongings.js';
import { accountClosedMail, lastMailOf } from './account-closed.mail.js';
import { type CloseAccountRefused, decideCloseAccount, type Lapsing, type Leaving } from './close-account.decide.js';

export type CloseAccountOutcome = CloseAccountRefused | Refusal<'LogInFirst' | 'WrongPassword'> | null;

/** A member leaves for good; `also` is written in the same transaction. */
export class CloseAccount extends Command<Answer> {
  constructor(
    /** null for somebody whose session has ended. */
    readonly memberId: string | null,
    readonly password: string,
    readonly told: Lapsing | null,
    readonly slot: AnswerSlot<CloseAccountOutcome>,
    readonly also: (tx: StoreTransaction, memberId: string) => void,
  ) {
    super();
  }
}

/** How things stand with a member who may want to leave. */
export class GetLeaving extends Query<Leaving> {
  constructor(readonly memberId: string) {
    super();
  }
}

const leavingOf = async (
  tx: StoreTransaction,
  belongings: AccountBelongings,
  memberId: string,
  lapsing: Lapsing,
  told: Lapsing | null,
): Promise<Leaving> => ({
  ties: await belongings.tiesOf(tx, memberId),
  owes: await owes(tx, memberId),
  lapsing,
  told,
});

@QueryHandler(GetLeaving)
export class GetLeavingHandler implements IQueryHandler<GetLeaving> {
  constructor(
    private readonly store: EventStore,
    private readonly belongings: AccountBelongings,
  ) {}

  execute({ memberId }: GetLeaving): Promise<Leaving> {
    return this.store.look(async (tx) => {
      const { points, coins } = await openClosingWallet(tx, memberId);
      return leavingOf(tx, this.belongings, memberId, { points, coins }, null);
    });
  }
}

@CommandHandler(CloseAccount)
export class CloseAccountHandler implements ICommandHandler<CloseAccount> {
  constructor(
    private readonly store: EventStore,
    private readonly passwords: Passwords,
    private readonly belongings: AccountBelongings,
    private readonly accounts: ClosedAccounts,
    private readonly mailer: Mailer,
  ) {}

  async execute(command: CloseAccount): Promise<Answer> {
    const { memberId, password, slot } = command;
    if (memberId === null) return this.store.once(slot, [], async () => ({ code: 'LogInFirst' }));
    const hash = await this.store.look((tx) => passwordHashOf(tx, memberId));
    if (!(await this.passwords.matches(password, hash ?? undefined)))
      return this.store.once(slot, [], async () => ({ code: 'WrongPassword' }));
    // Whoever draws, decides, pays or is let in waits for one of these, and then sees that the account is closed.
    const locks = [memberStreamOf(memberId), walletStreamOf(memberId), ...this.belongings.locksOf(memberId)];
    return this.store.once(slot, locks, (tx) => this.close(tx, memberId, hash, command));
  }

  private async close(
    tx: StoreTransaction,
    memberId: string,
    hash: string | null,
    { told, slot, also }: CloseAccount,
  ): Promise<CloseAccountOutcome> {
    // Under the lock: the password may be another meanwhile.
    if ((await passwordHashOf(tx, memberId)) !== hash) return { code: 'WrongPassword' };
    const { state: member, version } = await tx.load(memberStream, memberId);
    const wallet = await openClosingWallet(tx, memberId);
    const { points, coins } = wallet;
    const leaving = await leavingOf(tx, this.belongings, memberId, { points, coins }, told);
    const { events, refusal } = decideCloseAccount(member, memberId, leaving);
    if (refusal) return refusal;
    const context = { commandId: slot.key, actor: `member:${memberId}` };
    const { language } = await recipientOf(tx, memberId);
    wallet.close(context, memberId);
    tx.append(context, {
      streamId: memberStreamOf(memberId),
      expectedVersion: version,
      partitionKey: memberId,
      events,
    });
    const { because } = events[0]!.data;
    const mail = await this.accounts.close(tx, { memberId, because, points, coins });
    forgetMailLimit(tx, mail);
    banMember(tx, memberId);
    also(tx, memberId);
    tx.setDeadline({ kind: ERASURE, streamId: memberStreamOf(memberId), ref: '', owner: '', dueAt: tx.now });
    this.mailer.queue(tx, lastMailOf(memberId), accountClosedMail(mail, language, { points, coins }));
    return null;
  }
}
