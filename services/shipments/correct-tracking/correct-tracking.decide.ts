import { accept, type Decision } from '../../kernel/decision.js';
import { isSameCarrier } from '../streams/carriers.shared.js';
import { codeKey } from '../streams/delivery-code.shared.js';
import { type Parcel, refuseUnlessShipped } from '../streams/parcel.js';
import type { ShipmentTrackingCorrected } from '../streams/shipment.events.js';
import type { Dispatch, ShipmentRefusal } from '../streams/shipment.refusals.js';
import { refuseTracking } from '../streams/tracking.js';

/** A parcel on its way had a wrong tracking number. @param holder another member's parcel that has the right one */
export const decideCorrectTracking = (
  parcel: Parcel,
  { deliveryCode, carrier }: Dispatch,
  holder: string | null,
): Decision<ShipmentTrackingCorrected, ShipmentRefusal> => {
  const [first] = parcel;
  if (first.status !== 'shipped') return refuseUnlessShipped(first) ?? accept();
  if (codeKey(first.deliveryCode) === codeKey(deliveryCode) && isSameCarrier(first.carrier, carrier)) return accept();
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
