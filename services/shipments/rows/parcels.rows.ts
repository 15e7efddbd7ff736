import type { PostalAddress } from '../../members/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { ShipmentEvent, ShipmentRequested } from '../streams/shipment.events.js';

/** A card in a parcel, with its name at the time of the request. */
export interface ParcelItem {
  readonly drawId: string;
  /** The card's number in the draw, from 0. */
  readonly index: number;
  readonly prizeId: string;
  readonly name: string;
  readonly modelNumber: string;
  readonly imageUrl: string;
}

/** A request for a parcel. */
export interface ParcelRequest {
  readonly shipmentId: string;
  readonly memberId: string;
  /** The address, which later changes of the member's address do not affect. */
  readonly address: PostalAddress;
  readonly items: readonly ParcelItem[];
}

const INSERT = `insert into shipments.parcels
  (shipment_id, parcel_id, member_id, status, requested_at, version, items, draw_ids,
   name, zipcode, pref_id, province, shiku, address, building, tel)
  values ($1, $1, $2, 'requested', $3, 1, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;

export const insertParcel = (
  tx: StoreTransaction,
  { shipmentId, memberId, address: to, items }: ParcelRequest,
): void => {
  const drawIds = [...new Set(items.map(({ drawId }) => drawId))];
  tx.write('shipments-insert-parcel', INSERT, [
    ...[shipmentId, memberId, tx.now, JSON.stringify(items), drawIds],
    ...[to.name, to.zipcode, to.prefId, to.province, to.shiku, to.address, to.building, to.tel],
  ]);
};

const ADDRESS = ['name', 'zipcode', 'pref_id', 'province', 'shiku', 'address', 'building', 'tel'].join(', ');

/** SQL: keeps the earlier address with the version that replaced it. */
const ADDRESS_CHANGED = `with former as (
    insert into shipments.former_addresses (shipment_id, until_version, replaced_at, ${ADDRESS})
    select shipment_id, version + 1, $2, ${ADDRESS} from shipments.parcels where shipment_id = $1)
  update shipments.parcels set version = version + 1, name = coalesce($3, name), zipcode = $4, pref_id = $5, province = $6,
    shiku = $7, address = $8, building = $9, tel = coalesce($10, tel) where shipment_id = $1`;

const change = (set: string): string =>
  `update shipments.parcels set ${set}, version = version + 1 where shipment_id = $1`;
const COMBINED = change('parcel_id = $2');
const SPLIT = change('parcel_id = shipment_id');
const SHIPPED = change(
  `status = 'shipped', shipped_at = $2, delivery_code = $3, carrier = $4, returned_at = null, kept_until = null`,
);
const TRACKING_CORRECTED = change('delivery_code = $2, carrier = $3');
const RETURNED = change(`status = 'returned', returned_at = $2, kept_until = $3`);
const RESEND_REQUESTED = change(
  `status = 'requested', shipped_at = null, delivery_code = null, carrier = null, returned_at = null, kept_until = null`,
);
const FORFEITED = change(`status = 'forfeited', forfeited_at = $2`);

/** The new address of a parcel. Without a name or a phone number, the old ones stay. */
export type NewAddress = Omit<PostalAddress, 'name' | 'tel'> & Partial<Pick<PostalAddress, 'name' | 'tel'>>;

/** Returns the values in the order of the columns; null keeps the stored value. */
const addressValues = (to: NewAddress): readonly unknown[] => [
  ...[to.name ?? null, to.zipcode, to.prefId, to.province, to.shiku, to.address, to.building, to.tel ?? null],
];

const GOES_THERE = `select bool_and((o.name, o.zipcode, o.pref_id, o.province, o.shiku, o.address, o.building, o.tel)
    = (coalesce($2, o.name), $3, $4::smallint, $5, $6, $7, $8, coalesce($9, o.tel))) as same
  from shipments.parcels p join shipments.parcels o on o.parcel_id = p.parcel_id where p.shipment_id = $1`;

/** Returns true when the shipment's whole parcel has this address already. */
export const isAddressedTo = async (tx: StoreTransaction, shipmentId: string, to: NewAddress): Promise<boolean> => {
  const [row] = await tx.read<{ same: boolean }>('shipments-goes-there', GOES_THERE, [
    shipmentId,
    ...addressValues(to),
  ]);
  return row?.same === true;
};

/** An event of an existing shipment. */
export type LaterFact = Exclude<ShipmentEvent, ShipmentRequested>;

/** Updates the row of a shipment after an event. @param to the new address, which no event has */
export const followFact = (tx: StoreTransaction, fact: LaterFact, to?: NewAddress): void => {
  const { shipmentId: id } = fact.data;
  const write = (name: string, text: string, ...values: unknown[]): void => tx.write(name, text, [id, ...values]);
  switch (fact.type) {
    case 'ShipmentCombined':
      write('shipments-combined', COMBINED, fact.data.parcelId);
      break;
    case 'ShipmentSplit':
      write('shipments-split', SPLIT);
      break;
    case 'ShipmentShipped':
      write('shipments-shipped', SHIPPED, tx.now, fact.data.deliveryCode, fact.data.carrier);
      break;
    case 'ShipmentTrackingCorrected':
      write('shipments-tracking-corrected', TRACKING_CORRECTED, fact.data.deliveryCode, fact.data.carrier);
      break;
    case 'ShipmentAddressChanged':
      write('shipments-address-changed', ADDRESS_CHANGED, tx.now, ...addressValues(to!));
      break;
    case 'ShipmentReturned':
      write('shipments-returned', RETURNED, tx.now, fact.data.keptUntil);
      break;
    case 'ShipmentResendRequested':
      write('shipments-resend-requested', RESEND_REQUESTED);
      break;
    case 'ShipmentForfeited':
      write('shipments-forfeited', FORFEITED, tx.now);
      break;
  }
};
