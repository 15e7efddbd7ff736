import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { Parcel } from '../streams/parcel.js';
import type { ShipmentSplit } from '../streams/shipment.events.js';
import type { ShipmentRefusal } from '../streams/shipment.refusals.js';

/** Decides whether an unsent parcel may be split into its shipments. */
export const decideSplitParcel = (parcel: Parcel): Decision<ShipmentSplit, ShipmentRefusal> => {
  if (parcel[0].status !== 'requested') return refuse({ code: 'AlreadySent' });
  if (parcel.length === 1) return refuse({ code: 'NotCombined' });
  return accept(
    ...parcel.map(({ shipmentId, memberId }): ShipmentSplit => {
      return { type: 'ShipmentSplit', data: { shipmentId, memberId } };
    }),
  );
};
