import type { StoreTransaction } from '../../platform/store/transaction.js';

const MEMBERS = 'select distinct member_id from shipments.parcels where shipment_id = any($1)';
const TOGETHER = `select p.shipment_id, p.parcel_id from shipments.parcels p
  where p.parcel_id in (select parcel_id from shipments.parcels where shipment_id = any($1))
  order by p.requested_at, p.shipment_id`;
const UNADDRESSED = "select shipment_id from shipments.parcels where shipment_id = any($1) and address = ''";
const HOLDERS = `select upper(replace(p.delivery_code, '-', '')) as code, p.member_id, o.number
  from shipments.parcels p join shipments.parcels o on o.shipment_id = p.parcel_id
 where upper(replace(p.delivery_code, '-', '')) = any($1)`;

/** Whose some shipments are; an unknown one is nobody's. */
export const membersOf = async (tx: StoreTransaction, shipmentIds: readonly string[]): Promise<string[]> => {
  const rows = await tx.read<{ member_id: string }>('shipments-members', MEMBERS, [shipmentIds]);
  return rows.map((row) => row.member_id);
};

/** The shipments of the parcels that some shipments are in, the oldest first, by each shipment of them. */
export const shipmentsTogether = async (
  tx: StoreTransaction,
  shipmentIds: readonly string[],
): Promise<Map<string, readonly string[]>> => {
  const rows = await tx.read<{ shipment_id: string; parcel_id: string }>('shipments-together', TOGETHER, [shipmentIds]);
  const byParcel = new Map<string, string[]>();
  for (const { shipment_id, parcel_id } of rows)
    byParcel.set(parcel_id, [...(byParcel.get(parcel_id) ?? []), shipment_id]);
  return new Map(rows.map(({ shipment_id, parcel_id }) => [shipment_id, byParcel.get(parcel_id)!]));
};

/** Those of some shipments of which nobody knows where they go. */
export const unaddressedAmong = async (
  tx: StoreTransaction,
  shipmentIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await tx.read<{ shipment_id: string }>('shipments-unaddressed', UNADDRESSED, [shipmentIds]);
  return new Set(rows.map((row) => row.shipment_id));
};

/** A parcel that has a tracking number. */
export interface CodeHolder {
  readonly code: string;
  readonly member_id: string;
  /** The parcel's, by which people call it. */
  readonly number: number;
}

/** @param codes tracking numbers without their dashes, in capitals */
export const codeHolders = async (tx: StoreTransaction, codes: readonly string[]): Promise<readonly CodeHolder[]> =>
  codes.length > 0 ? tx.read<CodeHolder & Record<string, unknown>>('shipments-holders', HOLDERS, [codes]) : [];

const SAME_WAY = `select o.shipment_id from shipments.parcels p join shipments.parcels o
    on o.member_id = p.member_id and o.status = 'requested'
   and (o.name, o.zipcode, o.pref_id, o.province, o.shiku, o.address, o.building)
     = (p.name, p.zipcode, p.pref_id, p.province, p.shiku, p.address, p.building)
 where p.shipment_id = $1 order by o.requested_at, o.shipment_id`;

/** Unsent shipments that go where this one goes, the oldest first. */
export const unsentTheSameWay = async (tx: StoreTransaction, shipmentId: string): Promise<string[]> => {
  const rows = await tx.read<{ shipment_id: string }>('shipments-same-way', SAME_WAY, [shipmentId]);
  return rows.map((row) => row.shipment_id);
};
