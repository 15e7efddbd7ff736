import type { PostalAddress } from '../members/index.js';
import type { StoreTransaction } from '../platform/store/transaction.js';

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
  (shipment_id, member_id, status, requested_at, version, items, draw_ids,
   name, zipcode, pref_id, province, shiku, address, building, tel)
  values ($1, $2, 'requested', $3, 1, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;
const SHIPPED = `update shipments.parcels
  set status = 'shipped', shipped_at = $2, delivery_code = $3, carrier = $4, version = version + 1
  where shipment_id = $1`;

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

export const markParcelShipped = (
  tx: StoreTransaction,
  shipmentId: string,
  deliveryCode: string,
  carrier: string,
): void => tx.write('shipments-parcel-shipped', SHIPPED, [shipmentId, tx.now, deliveryCode, carrier]);
