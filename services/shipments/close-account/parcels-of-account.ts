import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../../kernel/time.js';
import {
  Belongings,
  type ClosedAccount,
  ERASED_IN_A_PIECE,
  type Erased,
  lockOfParcels,
  type Ties,
} from '../../members/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { ADDRESSES_KEPT_MS } from '../rows/former-addresses.rows.js';
import { countOpenParcels, eraseAddressesOf, findLastStoredAddress } from './parcels-of-account.rows.js';

/** The time after which a parcel counts as delivered, because nobody reports its arrival. */
const ON_THE_WAY_MS = 14 * DAY_MS;

/** Parcels in transit keep a member from leaving. The addresses of others are kept while the parcels may come back. */
@Injectable()
export class ParcelsOfAccount extends Belongings {
  override locksOf(memberId: string): readonly string[] {
    return [lockOfParcels(memberId)];
  }

  override async tiesOf(tx: StoreTransaction, memberId: string): Promise<Partial<Ties>> {
    const since = new Date(tx.now.getTime() - ON_THE_WAY_MS);
    return { parcels: await countOpenParcels(tx, memberId, since) };
  }

  override async erase(tx: StoreTransaction, { memberId }: ClosedAccount): Promise<Erased> {
    const before = new Date(tx.now.getTime() - ADDRESSES_KEPT_MS);
    if ((await eraseAddressesOf(tx, memberId, before, ERASED_IN_A_PIECE)) === ERASED_IN_A_PIECE) return tx.now;
    const last = await findLastStoredAddress(tx, memberId);
    // A parcel that has come back meanwhile is checked again as long after its return.
    return last === null ? 'all' : new Date(Math.max(last.getTime() + ADDRESSES_KEPT_MS, tx.now.getTime() + DAY_MS));
  }
}
