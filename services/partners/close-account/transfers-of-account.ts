import { Injectable } from '@nestjs/common';
import { Belongings, type ClosedAccount, ERASED_IN_A_PIECE, type Erased, type Ties } from '../../members/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { eraseAccounts, transfersUnderWay } from './transfers-of-account.rows.js';

/** A transfer under way keeps a member from leaving; then who they are at other sites is erased, and sums and times stay. */
@Injectable()
export class TransfersOfAccount extends Belongings {
  /** Transfers are begun under the wallet's lock. */
  override locksOf(): readonly string[] {
    return [];
  }

  override async tiesOf(tx: StoreTransaction, memberId: string): Promise<Partial<Ties>> {
    return { transfers: await transfersUnderWay(tx, memberId) };
  }

  override async erase(tx: StoreTransaction, { memberId }: ClosedAccount): Promise<Erased> {
    return (await eraseAccounts(tx, memberId, ERASED_IN_A_PIECE)) === ERASED_IN_A_PIECE ? tx.now : 'all';
  }
}
