import { accept, type Decision, refuse } from '../../kernel/decision.js';
import { isSameCarrier } from '../streams/carriers.shared.js';
import { codeKey } from '../streams/delivery-code.shared.js';
import { addressChanged, type Parcel } from '../streams/parcel.js';
import type { ShipmentAddressChanged, ShipmentResendRequested, ShipmentShipped } from '../streams/shipment.events.js';
import type { Dispatch, ShipmentRefusal } from '../streams/shipment.refusals.js';
import { refuseTracking } from '../streams/tracking.js';

type Resent = ShipmentAddressChanged | ShipmentResendRequested | ShipmentShipped;

/**
 * What came back goes out again with a new number; without one it lies unsent again, until it is marked as shipped.
 *
 * @param holder another member's parcel that has the number
 * @param isElsewhere it goes to another address than before
 * @param isHeld a payment of the member is in dispute: it may lie unsent again, and goes no further
 */
export const decideResendParcel = (
  parcel: Parcel,
  dispatch: Dispatch | null,
  holder: string | null,
  isElsewhere = false,
  isHeld = false,
): Decision<Resent, ShipmentRefusal> => {
  const [first] = parcel;
  if (first.status === 'forfeited') return refuse({ code: 'Forfeited' });
  const moved = isElsewhere ? addressChanged(parcel) : [];
  if (!dispatch) {
    // Said twice alike, it is done once; elsewhere again is another address of what lies unsent.
    if (first.status === 'requested' && first.formerCode !== undefined) return accept<Resent>(...moved);
    if (first.status === 'requested') return refuse({ code: 'NotShipped' });
    if (first.status === 'shipped') return refuse({ code: 'NotReturned' });
    return accept<Resent>(
      ...moved,
      ...parcel.map(({ shipmentId, memberId, drawIds }): ShipmentResendRequested => {
        return { type: 'ShipmentResendRequested', data: { shipmentId, memberId, drawIds } };
      }),
    );
  }
  if (first.status === 'requested') return refuse({ code: 'NotShipped' });
  const { deliveryCode, carrier } = dispatch;
  const isSame = codeKey(first.deliveryCode) === codeKey(deliveryCode);
  if (first.status === 'shipped')
    return isSame && isSameCarrier(first.carrier, carrier) ? accept() : refuse({ code: 'NotReturned' });
  if (isHeld) return refuse({ code: 'Held' });
  if (isSame) return refuse({ code: 'SameNumber' });
  return (
    refuseTracking({ deliveryCode, carrier }, holder) ??
    accept<Resent>(
      ...moved,
      ...parcel.map(({ shipmentId, memberId, drawIds }): ShipmentShipped => {
        return { type: 'ShipmentShipped', data: { shipmentId, memberId, drawIds, deliveryCode, carrier } };
      }),
    )
  );
};
