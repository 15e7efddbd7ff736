import type { StoreTransaction } from '../../platform/store/transaction.js';

const FIRST = `select true as first from shipments.parcels p
  where p.shipment_id = $1 and p.address = '' and p.status = 'requested' and not exists (
    select from shipments.parcels o
     where o.member_id = p.member_id and o.address = '' and o.status = 'requested' and o.number < p.number)`;

/** Whether a shipment waits for its member's address, and none of theirs has waited for it before. */
export const isFirstUnaddressed = async (tx: StoreTransaction, shipmentId: string): Promise<boolean> =>
  (await tx.read<{ first: true }>('shipments-first-unaddressed', FIRST, [shipmentId])).length > 0;
