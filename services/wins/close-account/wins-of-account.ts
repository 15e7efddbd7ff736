import { Injectable } from '@nestjs/common';
import { Belongings, type ClosedAccount, type Erased } from '../../members/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { saveVisibility } from '../rows/hidden-winners.rows.js';

/** Hides all wins of a closed account, whatever the member had chosen. */
@Injectable()
export class WinsOfAccount extends Belongings {
  override async erase(tx: StoreTransaction, { memberId }: ClosedAccount): Promise<Erased> {
    saveVisibility(tx, memberId, false);
    return 'all';
  }
}
