import type { PostalAddress } from '../members/index.js';
import type { StoreTransaction } from '../platform/store/transaction.js';
import type { ShipmentEvent, ShipmentRequested } from './streams/shipment.events.js';

/** A card in a parcel, as it is called when it is asked for. */
export interface ParcelItem {
  readonly drawId: string;
  /** Its number in the draw, from 0. */
  readonly index: number;
  readonly prizeId: string;
  readonly name: string;
  readonly modelNumber: string;
  readonly imageUrl: string;
}

/** A parcel that is asked for. */
export interface ParcelRequest {
  readonly shipmentId: string;
  readonly memberId: string;
  /** Where it goes, whatever becomes of the member's address later. */
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

const change = (set: string): string =>
  `update shipments.parcels set ${set}, version = version + 1 where shipment_id = $1`;
const COMBINED = change('parcel_id = $2');
const SPLIT = change('parcel_id = shipment_id');
const SHIPPED = change(
  `status = 'shipped', shipped_at = $2, delivery_code = $3, carrier = $4, returned_at = null, kept_until = null`,
);
const RETURNED = change(`status = 'returned', returned_at = $2, kept_until = $3`);
const FORFEITED = change(`status = 'forfeited', forfeited_at = $2`);

/** A fact about a shipment that exists. */
export type LaterFact = Exclude<ShipmentEvent, ShipmentRequested>;

/** Lets the row of a shipment follow its fact. */
export const followFact = (tx: StoreTransaction, fact: LaterFact): void => {
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
    case 'ShipmentReturned':
      write('shipments-returned', RETURNED, tx.now, fact.data.keptUntil);
      break;
    case 'ShipmentForfeited':
      write('shipments-forfeited', FORFEITED, tx.now);
      break;
  }
};
