import type { TokyoDate } from '../../kernel/time.js';
import type { ParcelOfDraw } from '../../shipments/index.js';
import type { HistoryParcel } from './draw-history.projection.js';

/** A parcel with cards of a draw, as it is packed. */
export interface PackedHistoryParcel extends Omit<HistoryParcel, 'shipmentId'> {
  /** The shipment that gives the parcel its id. */
  readonly id: string;
  /** The parcel's number for people. */
  readonly number: string;
  /** The last day for shipping on time. It is '' for a moment until it is known. */
  readonly dueOn: TokyoDate | '';
  /** True if the parcel is held until its member enters an address. */
  readonly needsAddress: boolean;
}

/**
 * Merges the shipments of a draw's history that are packed together.
 *
 * @param packed the contents of each parcel
 */
export const mergePackedParcels = (
  shipments: readonly HistoryParcel[],
  packed: readonly ParcelOfDraw[],
): readonly PackedHistoryParcel[] => {
  const byId = new Map<string, PackedHistoryParcel>();
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
