import { accept, type Decision } from '../../kernel/decision.js';
import { isSameCarrier } from '../streams/carriers.shared.js';
import { toCodeKey } from '../streams/delivery-code.shared.js';
import { type Parcel, refuseUnlessShipped } from '../streams/parcel.js';
import type { ShipmentTrackingCorrected } from '../streams/shipment.events.js';
import type { Dispatch, ShipmentRefusal } from '../streams/shipment.refusals.js';
import { refuseTracking } from '../streams/tracking.js';

/**
 * Decides on the correct tracking number of a parcel in transit. @param holder another member's parcel with this number
 */
export const decideCorrectTracking = (
  parcel: Parcel,
  { deliveryCode, carrier }: Dispatch,
  holder: string | null,
): Decision<ShipmentTrackingCorrected, ShipmentRefusal> => {
  const [first] = parcel;
  if (first.status !== 'shipped') return refuseUnlessShipped(first) ?? accept();
  if (toCodeKey(first.deliveryCode) === toCodeKey(deliveryCode) && isSameCarrier(first.carrier, carrier))
    return accept();
  const replaces = first.deliveryCode;
  return (
    refuseTracking({ deliveryCode, carrier }, holder) ??
    accept(
      ...parcel.map(({ shipmentId, memberId, drawIds }): ShipmentTrackingCorrected => {
        const data = { shipmentId, memberId, drawIds, deliveryCode, carrier, replaces };
        return { type: 'ShipmentTrackingCorrected', data };
      }),
    )
  );
};
