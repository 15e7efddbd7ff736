import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountBelongings, type Belongings, type ClosedAccount, type Erased } from '../../members/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { keepVisibility } from '../rows/hidden-winners.rows.js';

/** Of who has left nothing is shown any more, whatever they had chosen. */
@Injectable()
export class WinsOfAccount implements Belongings, OnModuleInit {
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
    keepVisibility(tx, memberId, false);
    return 'all';
  }
}
