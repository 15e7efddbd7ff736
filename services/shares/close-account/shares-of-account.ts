import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  AccountBelongings,
  type Belongings,
  type ClosedAccount,
  ERASED_IN_A_PIECE,
  type Erased,
} from '../../members/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { eraseShares } from '../rows/shares.rows.js';

/** What a member has shared ends with their account. */
@Injectable()
export class SharesOfAccount implements Belongings, OnModuleInit {
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
    return (await eraseShares(tx, memberId, ERASED_IN_A_PIECE)) < ERASED_IN_A_PIECE ? 'all' : tx.now;
  }
}
