import { Injectable } from '@nestjs/common';
import { Belongings, type ClosedAccount, type Erased } from '../../members/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { forgetReadings } from '../rows/readings.rows.js';

/** Deletes the record of announcements that the member has read. Agreements and objections name no person and are kept. */
@Injectable()
export class ReadingsOfAccount extends Belongings {
  override async erase(tx: StoreTransaction, { memberId }: ClosedAccount): Promise<Erased> {
    forgetReadings(tx, memberId);
    return 'all';
  }
}
