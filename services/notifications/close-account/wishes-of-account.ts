import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountBelongings, type Belongings, type ClosedAccount, type Erased } from '../../members/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { forgetMailWishes } from '../rows/mail-wishes.rows.js';
import { forgetReminded } from '../rows/reminders.rows.js';

/** What a member has chosen goes with them; what they were told has no person in it, and goes within a year. */
@Injectable()
export class WishesOfAccount implements Belongings, OnModuleInit {
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
    forgetMailWishes(tx, memberId);
    forgetReminded(tx, memberId);
    return 'all';
  }
}
