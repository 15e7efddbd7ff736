import type { StoreTransaction } from '../../platform/store/transaction.js';

const FIRST = `select shipment_id as "shipmentId" from shipments.parcels
  where member_id = $1 and address = '' and status = 'requested' order by number limit 1`;

/** Finds the oldest shipment that waits for a member's address; undefined for none. */
export const findFirstUnaddressed = async (tx: StoreTransaction, memberId: string): Promise<string | undefined> =>
  (await tx.read<{ shipmentId: string }>('shipments-first-unaddressed', FIRST, [memberId]))[0]?.shipmentId;
