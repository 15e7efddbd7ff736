import { accept, type Decision, refuse } from '../../kernel/decision.js';
import { codeKey } from '../streams/delivery-code.shared.js';
import { addressChanged, type Parcel } from '../streams/parcel.js';
import type { ShipmentAddressChanged, ShipmentShipped } from '../streams/shipment.events.js';
import type { Dispatch, ShipmentRefusal } from '../streams/shipment.refusals.js';
import { refuseTracking } from '../streams/tracking.js';

/**
 * What came back goes out again, with a new number.
 *
 * @param holder another member's parcel that has it; @param isElsewhere it goes to another address than before
 */
export const decideResendParcel = (
  parcel: Parcel,
  { deliveryCode, carrier }: Dispatch,
  holder: string | null,
  isElsewhere = false,
): Decision<ShipmentAddressChanged | ShipmentShipped, ShipmentRefusal> => {
  const [first] = parcel;
  if (first.status === 'requested') return refuse({ code: 'NotShipped' });
  if (first.status === 'forfeited') return refuse({ code: 'Forfeited' });
  const isSame = codeKey(first.deliveryCode) === codeKey(deliveryCode);
  if (first.status === 'shipped')
    return isSame && first.carrier === carrier ? accept() : refuse({ code: 'NotReturned' });
  if (isSame) return refuse({ code: 'SameNumber' });
  return (
    refuseTracking(deliveryCode, holder) ??
    accept<ShipmentAddressChanged | ShipmentShipped>(
      ...(isElsewhere ? addressChanged(parcel) : []),
      ...parcel.map(({ shipmentId, memberId, drawIds }): ShipmentShipped => {
        return { type: 'ShipmentShipped', data: { shipmentId, memberId, drawIds, deliveryCode, carrier } };
      }),
    )
  );
};
