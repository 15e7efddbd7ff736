import { Injectable } from '@nestjs/common';
import { Belongings, type ClosedAccount, type Erased } from '../../members/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { forgetReadings } from '../rows/readings.rows.js';

/** What a member has read goes with them; what they agreed or objected to tells of no person, and is kept as the books are. */
@Injectable()
export class ReadingsOfAccount extends Belongings {
  override async erase(tx: StoreTransaction, { memberId }: ClosedAccount): Promise<Erased> {
    forgetReadings(tx, memberId);
    return 'all';
  }
}
