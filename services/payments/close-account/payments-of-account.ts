import { Injectable } from '@nestjs/common';
import { Belongings, type ClosedAccount, ERASED_IN_A_PIECE, type Erased, type Ties } from '../../members/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { erasePayers, paymentsUnderWay } from './payments-of-account.rows.js';

/** Payments that are open keep a member from leaving; of the others, amounts and times stay, and who paid them is erased. */
@Injectable()
export class PaymentsOfAccount extends Belongings {
  /** A payment that is begun in the same moment runs out by itself. */
  override locksOf(): readonly string[] {
    return [];
  }

  override async tiesOf(tx: StoreTransaction, memberId: string): Promise<Partial<Ties>> {
    return { payments: await paymentsUnderWay(tx, memberId) };
  }

  override async erase(tx: StoreTransaction, { memberId }: ClosedAccount): Promise<Erased> {
    return (await erasePayers(tx, memberId, ERASED_IN_A_PIECE)) === ERASED_IN_A_PIECE ? tx.now : 'all';
  }
}
