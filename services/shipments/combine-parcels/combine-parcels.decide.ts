import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { Parcel } from '../streams/parcel.js';
import type { ShipmentCombined } from '../streams/shipment.events.js';
import type { ShipmentRefusal } from '../streams/shipment.refusals.js';

/**
 * One parcel of several, called after its oldest shipment. Those that were in it are told as well: a member
 * who looks at it sees that it has changed.
 *
 * @param parcel the one that is asked for; @param together every unsent shipment of its member to its address
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
