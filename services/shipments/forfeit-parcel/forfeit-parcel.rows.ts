import type { StoreTransaction } from '../../platform/store/transaction.js';

const IN_THE_HOUSE = `select shipment_id from shipments.parcels
  where member_id = $1 and status in ('requested', 'returned') order by requested_at, shipment_id`;

/** Finds the shipments of a member that the shop still holds, oldest first. */
export const findHeldShipments = async (tx: StoreTransaction, memberId: string): Promise<string[]> => {
  const rows = await tx.read<{ shipment_id: string }>('shipments-in-the-house', IN_THE_HOUSE, [memberId]);
  return rows.map((row) => row.shipment_id);
};
