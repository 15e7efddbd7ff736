import { Injectable } from '@nestjs/common';
import { Belongings, type ClosedAccount, ERASED_IN_A_PIECE, type Erased, type Ties } from '../../members/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { countPaymentsUnderWay, erasePayers } from './payments-of-account.rows.js';

/** Open payments prevent a member from leaving. Of other payments, amounts and times stay, and the payer is erased. */
@Injectable()
export class PaymentsOfAccount extends Belongings {
  /** A payment that begins at the same moment expires by itself. */
  override locksOf(): readonly string[] {
    return [];
  }

  override async tiesOf(tx: StoreTransaction, memberId: string): Promise<Partial<Ties>> {
    return { payments: await countPaymentsUnderWay(tx, memberId) };
  }

  override async erase(tx: StoreTransaction, { memberId }: ClosedAccount): Promise<Erased> {
    return (await erasePayers(tx, memberId, ERASED_IN_A_PIECE)) === ERASED_IN_A_PIECE ? tx.now : 'all';
  }
}
