import { Injectable } from '@nestjs/common';
import { Belongings, type ClosedAccount, ERASED_IN_A_PIECE, type Erased, type Ties } from '../../members/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { countTransfersUnderWay, eraseAccounts } from './transfers-of-account.rows.js';

/** Prevents a member from leaving during a transfer. Afterwards their accounts at sites are erased; points and times stay. */
@Injectable()
export class TransfersOfAccount extends Belongings {
  /** Returns no locks: a transfer begins under the wallet's lock. */
  override locksOf(): readonly string[] {
    return [];
  }

  override async tiesOf(tx: StoreTransaction, memberId: string): Promise<Partial<Ties>> {
    return { transfers: await countTransfersUnderWay(tx, memberId) };
  }

  override async erase(tx: StoreTransaction, { memberId }: ClosedAccount): Promise<Erased> {
    return (await eraseAccounts(tx, memberId, ERASED_IN_A_PIECE)) === ERASED_IN_A_PIECE ? tx.now : 'all';
  }
}
