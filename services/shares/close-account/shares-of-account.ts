import { Injectable } from '@nestjs/common';
import { Belongings, type ClosedAccount, ERASED_IN_A_PIECE, type Erased } from '../../members/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { eraseShares } from '../rows/shares.rows.js';

/** Deletes the shares of a closed account. */
@Injectable()
export class SharesOfAccount extends Belongings {
  override async erase(tx: StoreTransaction, { memberId }: ClosedAccount): Promise<Erased> {
    return (await eraseShares(tx, memberId, ERASED_IN_A_PIECE)) < ERASED_IN_A_PIECE ? 'all' : tx.now;
  }
}
