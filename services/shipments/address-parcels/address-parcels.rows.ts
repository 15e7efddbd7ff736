import type { PostalAddress } from '../../members/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

const ADDRESS = `update shipments.parcels set name = $2, zipcode = $3, pref_id = $4, province = $5, shiku = $6, address = $7,
    building = $8, tel = $9
  where member_id = $1 and address = '' and status = 'requested'`;

/** Saves the first address of waiting parcels. No earlier address exists that would need an event. */
export const saveParcelAddress = (tx: StoreTransaction, memberId: string, to: PostalAddress): void =>
  tx.write('shipments-address-parcels', ADDRESS, [
    ...[memberId, to.name, to.zipcode, to.prefId, to.province, to.shiku, to.address, to.building, to.tel],
  ]);
