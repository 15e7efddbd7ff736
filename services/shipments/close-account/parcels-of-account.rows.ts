import type { StoreTransaction } from '../../platform/store/transaction.js';

const UNDER_WAY = `select count(*)::int as parcels from shipments.parcels
  where member_id = $1 and (status in ('requested', 'returned') or status = 'shipped' and shipped_at > $2)`;
/** No prefecture has the number 0. */
const ERASE = `update shipments.parcels set name = '', zipcode = '', pref_id = 0, province = '', shiku = '', address = '',
    building = '', tel = ''
  where shipment_id = any(array(select shipment_id from shipments.parcels
    where member_id = $1 and coalesce(shipped_at, forfeited_at) <= $2 and status in ('shipped', 'forfeited')
      and (name, tel, address, zipcode) <> ('', '', '', '') limit $3)) returning shipment_id`;
const ERASE_FORMER = `update shipments.former_addresses f set name = null, zipcode = null, pref_id = null, province = null,
    shiku = null, address = null, building = null, tel = null
  from shipments.parcels p where p.shipment_id = f.shipment_id and p.member_id = $1 and f.name is not null
    and (p.name, p.tel, p.address, p.zipcode) = ('', '', '', '')`;
const LAST = `select max(coalesce(shipped_at, forfeited_at, requested_at)) as at from shipments.parcels
  where member_id = $1 and (name, tel, address, zipcode) <> ('', '', '', '')`;

/** Counts a member's parcels that are unsent or were sent after `since`; exact under the lock of their parcels. */
export const countOpenParcels = async (tx: StoreTransaction, memberId: string, since: Date): Promise<number> =>
  (await tx.read<{ parcels: number }>('shipments-under-way', UNDER_WAY, [memberId, since]))[0]!.parcels;

/**
 * Erases the addresses, also former ones, of a member's parcels that were sent or forfeited before a moment.
 *
 * @returns their number, `most` at the most
 */
export const eraseAddressesOf = async (
  tx: StoreTransaction,
  memberId: string,
  before: Date,
  most: number,
): Promise<number> => {
  const erased = await tx.read('shipments-erase', ERASE, [memberId, before, most]);
  tx.write('shipments-erase-former', ERASE_FORMER, [memberId]);
  return erased.length;
};

/** Returns the latest movement of a parcel whose address is stored; null for none. */
export const findLastStoredAddress = async (tx: StoreTransaction, memberId: string): Promise<Date | null> =>
  (await tx.read<{ at: Date | null }>('shipments-last-kept', LAST, [memberId]))[0]!.at;
