import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  AccountBelongings,
  type Belongings,
  type ClosedAccount,
  ERASED_IN_A_PIECE,
  type Erased,
} from '../../members/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { eraseContacts } from '../rows/contacts.rows.js';

/** What a member has written goes with them; that they wrote, and when, stays. */
@Injectable()
export class ContactsOfAccount implements Belongings, OnModuleInit {
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
    return (await eraseContacts(tx, memberId, ERASED_IN_A_PIECE)) < ERASED_IN_A_PIECE ? 'all' : tx.now;
  }
}
