import type { TokyoDate } from '../../kernel/time.js';
import type { ParcelOfDraw } from '../../shipments/index.js';
import type { HistoryParcel } from './draw-history.projection.js';

/** A parcel with cards of a draw, as it is packed. */
interface PackedParcel extends Omit<HistoryParcel, 'shipmentId'> {
  /** The shipment that it is called after. */
  readonly id: string;
  /** By which people call it. */
  readonly number: string;
  /** The last day on which it goes out in time; '' for a moment, until it is known. */
  readonly dueOn: TokyoDate | '';
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
    byId.set(id, { ...shipment, id, number: parcel?.number ?? '', dueOn: parcel?.dueOn ?? '', cards });
  }
  return [...byId.values()];
};
