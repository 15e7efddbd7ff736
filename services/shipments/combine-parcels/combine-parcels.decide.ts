import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { Parcel } from '../streams/parcel.js';
import type { ShipmentCombined } from '../streams/shipment.events.js';
import type { ShipmentRefusal } from '../streams/shipment.refusals.js';

/**
 * Combines shipments in one parcel, named after the oldest. The event also goes to shipments that were already in it, because
 * their members see a changed parcel.
 *
 * @param parcel the requested parcel; @param together every unsent shipment of its member to its address
 */
export const decideCombineParcels = (parcel: Parcel, together: Parcel): Decision<ShipmentCombined, ShipmentRefusal> => {
  if (parcel[0].status !== 'requested') return refuse({ code: 'AlreadySent' });
  const [{ shipmentId: parcelId }] = together;
  if (together.every((shipment) => shipment.parcelId === parcelId)) return refuse({ code: 'NothingToCombine' });
  const shipmentIds = together.map(({ shipmentId }) => shipmentId);
  return accept(
    ...together.map(({ shipmentId, memberId }): ShipmentCombined => {
      return { type: 'ShipmentCombined', data: { shipmentId, memberId, parcelId, shipmentIds } };
    }),
  );
};
