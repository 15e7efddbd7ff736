import { Injectable } from '@nestjs/common';
import { Belongings, type ClosedAccount, type Erased } from '../../members/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { forgetFavourites } from '../rows/favourites.rows.js';

/** Deletes the favourites of a member who leaves. */
@Injectable()
export class FavouritesOfAccount extends Belongings {
  override async erase(tx: StoreTransaction, { memberId }: ClosedAccount): Promise<Erased> {
    forgetFavourites(tx, memberId);
    return 'all';
  }
}
