import type { TokyoDate } from '../../kernel/time.js';
import type { ParcelOfDraw } from '../../shipments/index.js';
import type { HistoryParcel } from './draw-history.projection.js';

/** A parcel with cards of a draw, as it is packed. */
export interface PackedParcel extends Omit<HistoryParcel, 'shipmentId'> {
  /** The shipment that it is called after. */
  readonly id: string;
  /** By which people call it. */
  readonly number: string;
  /** The last day on which it goes out in time; '' for a moment, until it is known. */
  readonly dueOn: TokyoDate | '';
  /** It is kept here until its member tells where it goes. */
  readonly needsAddress: boolean;
}

/** The shipments of a draw's history, those in one parcel as one; @param packed what is in one parcel */
export const parcelsAsPacked = (
  shipments: readonly HistoryParcel[],
  packed: readonly ParcelOfDraw[],
): readonly PackedParcel[] => {
  const byId = new Map<string, PackedParcel>();
  for (const { shipmentId, ...shipment } of shipments) {
    const parcel = packed.find(({ shipmentIds }) => shipmentIds.includes(shipmentId));
    const id = parcel?.parcelId ?? shipmentId;
    const before = byId.get(id);
    const cards = [...(before?.cards ?? []), ...shipment.cards].sort((a, b) => a - b);
    const { number = '', dueOn = '', needsAddress = false } = parcel ?? {};
    byId.set(id, { ...shipment, id, number, dueOn, needsAddress, cards });
  }
  return [...byId.values()];
};
