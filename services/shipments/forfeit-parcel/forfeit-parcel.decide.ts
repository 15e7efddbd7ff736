import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { TokyoDate } from '../../kernel/time.js';
import type { KnownShipment, Parcel } from '../streams/parcel.js';
import type { ShipmentForfeited } from '../streams/shipment.events.js';
import type { ShipmentRefusal } from '../streams/shipment.refusals.js';
import type { Shipment } from '../streams/shipment.state.js';

/**
 * Decides on the forfeiture of a returned parcel that was not sent again, at the earliest after the announced last day.
 */
export const decideForfeitParcel = (parcel: Parcel, today: TokyoDate): Decision<ShipmentForfeited, ShipmentRefusal> => {
  const [first] = parcel;
  if (first.status === 'forfeited') return refuse({ code: 'Forfeited' });
  if (first.status !== 'returned') return refuse({ code: 'NotReturned' });
  if (today <= first.keptUntil) return refuse({ code: 'StillKept', keptUntil: first.keptUntil });
  return accept(...parcel.map(forfeited));
};

/**
 * Forfeits a member's waiting and returned parcels with their account. Parcels in transit or delivered are not touched.
 */
export const decideForfeitParcelsOfMember = (shipments: readonly Shipment[]): Decision<ShipmentForfeited, never> =>
  accept(
    ...shipments.flatMap((shipment) =>
      shipment.status === 'requested' || shipment.status === 'returned' ? [forfeited(shipment)] : [],
    ),
  );

const forfeited = ({ shipmentId, memberId, drawIds }: KnownShipment): ShipmentForfeited => ({
  type: 'ShipmentForfeited',
  data: { shipmentId, memberId, drawIds },
});
