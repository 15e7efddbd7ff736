import { Injectable } from '@nestjs/common';
import { eraseMails, LAST_MAILS_MS } from '../../platform/mail/former-address.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { AccountBelongings, Belongings, ERASED_IN_A_PIECE, type Erased } from '../belongings/account-belongings.js';
import { type ClosedAccount, ClosedAccounts } from '../rows/closed-accounts.rows.js';
import { lastMailOf } from './account-closed.mail.js';

/** The data that the members' module and the mail outbox keep of a member who has left. */
@Injectable()
export class OwnBelongings extends Belongings {
  constructor(
    all: AccountBelongings,
    private readonly accounts: ClosedAccounts,
  ) {
    super(all);
  }

  /**
   * Keeps the mail that was queued with the closing until its time to be sent is over; deletes earlier mails at once.
   */
  override async erase(tx: StoreTransaction, { memberId, mail, closedAt }: ClosedAccount): Promise<Erased> {
    if ((await this.accounts.forgetLogIns(tx, memberId, ERASED_IN_A_PIECE)) === ERASED_IN_A_PIECE) return tx.now;
    if (mail === null) return 'all';
    const lastSent = new Date(closedAt.getTime() + LAST_MAILS_MS);
    const isOver = tx.now >= lastSent;
    const mails = { address: mail, before: closedAt, last: isOver ? lastMailOf(memberId) : null };
    if ((await eraseMails(tx, mails, ERASED_IN_A_PIECE)) === ERASED_IN_A_PIECE) return tx.now;
    if (!isOver) return lastSent;
    this.accounts.forgetMail(tx, memberId);
    return 'all';
  }
}
