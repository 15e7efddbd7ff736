import type { StoreTransaction } from '../../platform/store/transaction.js';

const MEMBERS = 'select distinct member_id from shipments.parcels where shipment_id = any($1)';
const TOGETHER = `select p.shipment_id, p.parcel_id from shipments.parcels p
  where p.parcel_id in (select parcel_id from shipments.parcels where shipment_id = any($1))
  order by p.requested_at, p.shipment_id`;
const UNADDRESSED = "select shipment_id from shipments.parcels where shipment_id = any($1) and address = ''";
const HOLDERS = `select upper(replace(p.delivery_code, '-', '')) as code, p.member_id, o.number
  from shipments.parcels p join shipments.parcels o on o.shipment_id = p.parcel_id
 where upper(replace(p.delivery_code, '-', '')) = any($1)`;

/** Finds the members of some shipments; unknown shipments have none. */
export const membersOf = async (tx: StoreTransaction, shipmentIds: readonly string[]): Promise<string[]> => {
  const rows = await tx.read<{ member_id: string }>('shipments-members', MEMBERS, [shipmentIds]);
  return rows.map((row) => row.member_id);
};

/** Loads the shipments in the same parcel for each shipment, oldest first. */
export const loadShipmentsTogether = async (
  tx: StoreTransaction,
  shipmentIds: readonly string[],
): Promise<Map<string, readonly string[]>> => {
  const rows = await tx.read<{ shipment_id: string; parcel_id: string }>('shipments-together', TOGETHER, [shipmentIds]);
  const byParcel = new Map<string, string[]>();
  for (const { shipment_id, parcel_id } of rows)
    byParcel.set(parcel_id, [...(byParcel.get(parcel_id) ?? []), shipment_id]);
  return new Map(rows.map(({ shipment_id, parcel_id }) => [shipment_id, byParcel.get(parcel_id)!]));
};

/** Finds which of the shipments have no address. */
export const findUnaddressed = async (
  tx: StoreTransaction,
  shipmentIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await tx.read<{ shipment_id: string }>('shipments-unaddressed', UNADDRESSED, [shipmentIds]);
  return new Set(rows.map((row) => row.shipment_id));
};

/** A parcel with a tracking number. */
export interface CodeHolder {
  readonly code: string;
  readonly member_id: string;
  /** The parcel's number for people. */
  readonly number: number;
}

/** @param codes tracking numbers without hyphens, in capitals */
export const findCodeHolders = async (
  tx: StoreTransaction,
  codes: readonly string[],
): Promise<readonly CodeHolder[]> =>
  codes.length > 0 ? tx.read<CodeHolder & Record<string, unknown>>('shipments-holders', HOLDERS, [codes]) : [];

const SAME_WAY = `select o.shipment_id from shipments.parcels p join shipments.parcels o
    on o.member_id = p.member_id and o.status = 'requested'
   and (o.name, o.zipcode, o.pref_id, o.province, o.shiku, o.address, o.building)
     = (p.name, p.zipcode, p.pref_id, p.province, p.shiku, p.address, p.building)
 where p.shipment_id = $1 order by o.requested_at, o.shipment_id`;

/** Finds the unsent shipments with the same address as a shipment, oldest first. */
export const findUnsentWithSameAddress = async (tx: StoreTransaction, shipmentId: string): Promise<string[]> => {
  const rows = await tx.read<{ shipment_id: string }>('shipments-same-way', SAME_WAY, [shipmentId]);
  return rows.map((row) => row.shipment_id);
};
