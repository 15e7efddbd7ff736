import { Global, Injectable, Module } from '@nestjs/common';
import { ReferralPlaces } from '../../members/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { countPlacesTaken } from '../rows/referrals.rows.js';
import { MAX_FRIENDS } from '../streams/bonus.js';

@Injectable()
class PlacesOfReferrers extends ReferralPlaces {
  async areTaken(tx: StoreTransaction, referrerId: string): Promise<boolean> {
    return (await countPlacesTaken(tx, referrerId)) >= MAX_FRIENDS;
  }
}

/** Provides the limit on friends to the members' module, which must not depend on this one. */
@Global()
@Module({ providers: [{ provide: ReferralPlaces, useClass: PlacesOfReferrers }], exports: [ReferralPlaces] })
export class ReferralPlacesModule {}
