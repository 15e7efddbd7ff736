import { accept, type Decision, refuse } from '../../kernel/decision.js';
import { isSameCarrier } from '../streams/carriers.shared.js';
import { toCodeKey } from '../streams/delivery-code.shared.js';
import type { Parcel } from '../streams/parcel.js';
import type { ShipmentShipped } from '../streams/shipment.events.js';
import type { Dispatch, ShipmentRefusal } from '../streams/shipment.refusals.js';
import { refuseTracking } from '../streams/tracking.js';

const isFormer = (formerCode: string | undefined, deliveryCode: string): boolean =>
  formerCode !== undefined && toCodeKey(formerCode) === toCodeKey(deliveryCode);

/**
 * Decides whether a parcel was shipped with this tracking number.
 *
 * @param holder the number of another member's parcel with this tracking number, if there is one
 * @param isHeld true when a payment of the member is in dispute, or the parcel has no address
 */
export const decideMarkShipped = (
  parcel: Parcel,
  { deliveryCode, carrier }: Dispatch,
  holder: string | null = null,
  isHeld = false,
): Decision<ShipmentShipped, ShipmentRefusal> => {
  const [first] = parcel;
  if (first.status === 'returned') return refuse({ code: 'Returned' });
  if (first.status === 'forfeited') return refuse({ code: 'Forfeited' });
  if (first.status === 'shipped') {
    // A repetition changes nothing, because a parcel cannot be sent twice.
    if (toCodeKey(first.deliveryCode) === toCodeKey(deliveryCode) && isSameCarrier(first.carrier, carrier))
      return accept();
    return refuse({ code: 'AlreadyShipped', deliveryCode: first.deliveryCode, carrier: first.carrier });
  }
  if (isHeld) return refuse({ code: 'Held' });
  if (parcel.some((one) => one.status === 'requested' && isFormer(one.formerCode, deliveryCode)))
    return refuse({ code: 'SameNumber' });
  return (
    refuseTracking({ deliveryCode, carrier }, holder) ??
    accept(
      ...parcel.map(({ shipmentId, memberId, drawIds }): ShipmentShipped => {
        return { type: 'ShipmentShipped', data: { shipmentId, memberId, drawIds, deliveryCode, carrier } };
      }),
    )
  );
};
