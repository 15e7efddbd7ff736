import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountBelongings, type Belongings, type Erased, type Ties } from '../../members/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { undecidedCardsOf } from './cards-of-account.rows.js';

/** Cards that nobody has decided on keep a member from leaving; what they have drawn tells nothing of who they are. */
@Injectable()
export class CardsOfAccount implements Belongings, OnModuleInit {
  constructor(private readonly belongings: AccountBelongings) {}

  onModuleInit(): void {
    this.belongings.add(this);
  }

  /** The lock of the wallet is that of all draws of the member. */
  locksOf(): readonly string[] {
    return [];
  }

  async tiesOf(tx: StoreTransaction, memberId: string): Promise<Partial<Ties>> {
    return { cards: await undecidedCardsOf(tx, memberId) };
  }

  async erase(): Promise<Erased> {
    return 'all';
  }
}
