import type { StoreTransaction } from '../../platform/store/transaction.js';

const UNDER_WAY = `select count(*)::int as parcels from shipments.parcels
  where member_id = $1 and (status in ('requested', 'returned') or status = 'shipped' and shipped_at > $2)`;
/** Nobody has the number 0 as their prefecture. */
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

/** How many parcels of a member lie here, or went out after `since`; exact under the lock of their parcels. */
export const parcelsUnderWay = async (tx: StoreTransaction, memberId: string, since: Date): Promise<number> =>
  (await tx.read<{ parcels: number }>('shipments-under-way', UNDER_WAY, [memberId, since]))[0]!.parcels;

/**
 * Erases where parcels of a member went that left the house, or were forfeited, before a moment; former addresses with them.
 *
 * @returns how many, `most` at the most
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

/** When the last of those parcels moved whose address is kept; null when none is. */
export const lastAddressKept = async (tx: StoreTransaction, memberId: string): Promise<Date | null> =>
  (await tx.read<{ at: Date | null }>('shipments-last-kept', LAST, [memberId]))[0]!.at;
