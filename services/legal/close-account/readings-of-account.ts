import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountBelongings, type Belongings, type ClosedAccount, type Erased } from '../../members/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { forgetReadings } from '../rows/readings.rows.js';

/** What a member has read goes with them; what they agreed or objected to tells of no person, and is kept as the books are. */
@Injectable()
export class ReadingsOfAccount implements Belongings, OnModuleInit {
  constructor(private readonly belongings: AccountBelongings) {}

  onModuleInit(): void {
    this.belongings.add(this);
  }

  locksOf(): readonly string[] {
    return [];
  }

  async tiesOf(): Promise<object> {
    return {};
  }

  async erase(tx: StoreTransaction, { memberId }: ClosedAccount): Promise<Erased> {
    forgetReadings(tx, memberId);
    return 'all';
  }
}
