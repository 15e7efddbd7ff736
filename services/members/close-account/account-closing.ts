import { Injectable } from '@nestjs/common';
import { Sessions } from '../../platform/http/access/sessions.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { forgetMailLimit } from '../../platform/mail/unconfirmed-addresses.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { openClosingWallet, walletStreamOf } from '../../points/index.js';
import { AccountBelongings } from '../belongings/account-belongings.js';
import { ClosedAccounts } from '../rows/closed-accounts.rows.js';
import { recipientOf } from '../rows/profiles.rows.js';
import { banMember, isInDebt } from '../rows/standing.rows.js';
import { forgetUnused, stopLookingAtUse } from '../rows/unused-accounts.rows.js';
import { ERASURE } from '../streams/deadlines.js';
import type { AccountClosed } from '../streams/member.events.js';
import { memberStream, memberStreamOf } from '../streams/member.state.js';
import { buildAccountClosedMail, lastMailOf } from './account-closed.mail.js';
import { type CloseAccountRefused, decideCloseAccount, type Lapsing, type Leaving } from './close-account.decide.js';

/** A request to close an account. */
export interface ClosingRequest {
  readonly memberId: string;
  readonly because: AccountClosed['data']['because'];
  /** The amounts that the member saw as lapsing; null where none were shown. */
  readonly announced: Lapsing | null;
}

/** Closes accounts, at the request of the member or because they are unused. */
@Injectable()
export class AccountClosing {
  constructor(
    private readonly belongings: AccountBelongings,
    private readonly accounts: ClosedAccounts,
    private readonly sessions: Sessions,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Returns the locks of a closing. Draws, decisions, payments and log-ins wait for one of them and then see the closed
   * account.
   */
  locksOf(memberId: string): readonly string[] {
    return [memberStreamOf(memberId), walletStreamOf(memberId), ...this.belongings.locksOf(memberId)];
  }

  /** Loads the conditions for closing; exact under the locks. */
  async leavingOf(tx: StoreTransaction, memberId: string, announced: Lapsing | null): Promise<Leaving> {
    const { points, coins } = await openClosingWallet(tx, memberId);
    const ties = await this.belongings.tiesOf(tx, memberId);
    return { ties, owes: await isInDebt(tx, memberId), lapsing: { points, coins }, announced };
  }

  /** Closes an account in a transaction that holds its locks. @returns why it was not closed, or null when it was */
  async close(
    tx: StoreTransaction,
    context: CommandContext,
    { memberId, because, announced }: ClosingRequest,
  ): Promise<CloseAccountRefused | null> {
    const { state: member, version } = await tx.load(memberStream, memberId);
    const leaving = await this.leavingOf(tx, memberId, announced);
    const { events, refusal } = decideCloseAccount(member, memberId, because, leaving);
    if (refusal) return refusal;
    const { language } = await recipientOf(tx, memberId);
    (await openClosingWallet(tx, memberId)).close(context, memberId);
    const streamId = memberStreamOf(memberId);
    tx.append(context, { streamId, expectedVersion: version, partitionKey: memberId, events });
    const mail = await this.accounts.close(tx, { memberId, because, ...leaving.lapsing });
    forgetMailLimit(tx, mail);
    banMember(tx, memberId);
    this.sessions.forget(tx, memberId);
    forgetUnused(tx, memberId);
    stopLookingAtUse(tx, memberId);
    tx.setDeadline({ kind: ERASURE, streamId, ref: '', owner: '', dueAt: tx.now });
    this.mailer.queue(tx, lastMailOf(memberId), buildAccountClosedMail(mail, language, because, leaving.lapsing));
    return null;
  }
}
