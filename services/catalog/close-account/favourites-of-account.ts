import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountBelongings, type Belongings, type ClosedAccount, type Erased } from '../../members/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { forgetFavourites } from '../rows/favourites.rows.js';

/** What a member has marked goes with them. */
@Injectable()
export class FavouritesOfAccount implements Belongings, OnModuleInit {
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
    forgetFavourites(tx, memberId);
    return 'all';
  }
}
