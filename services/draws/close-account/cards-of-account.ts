import { Injectable } from '@nestjs/common';
import { Belongings, type Erased, type Ties } from '../../members/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { undecidedCardsOf } from './cards-of-account.rows.js';

/** Cards that nobody has decided on keep a member from leaving; what they have drawn tells nothing of who they are. */
@Injectable()
export class CardsOfAccount extends Belongings {
  /** The lock of the wallet is that of all draws of the member. */
  override locksOf(): readonly string[] {
    return [];
  }

  override async tiesOf(tx: StoreTransaction, memberId: string): Promise<Partial<Ties>> {
    return { cards: await undecidedCardsOf(tx, memberId) };
  }

  override async erase(): Promise<Erased> {
    return 'all';
  }
}
