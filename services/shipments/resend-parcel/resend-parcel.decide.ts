import { accept, type Decision, refuse } from '../../kernel/decision.js';
import { isSameCarrier } from '../streams/carriers.shared.js';
import { toCodeKey } from '../streams/delivery-code.shared.js';
import { type Parcel, toAddressEvents } from '../streams/parcel.js';
import type { ShipmentAddressChanged, ShipmentResendRequested, ShipmentShipped } from '../streams/shipment.events.js';
import type { Dispatch, ShipmentRefusal } from '../streams/shipment.refusals.js';
import { refuseTracking } from '../streams/tracking.js';

type Resent = ShipmentAddressChanged | ShipmentResendRequested | ShipmentShipped;

/**
 * Decides whether a returned parcel is sent again. Without a tracking number it is unsent until it is marked as shipped.
 *
 * @param holder another member's parcel with the number
 * @param isElsewhere true for another address than before
 * @param isHeld true while a payment of the member is in dispute; the parcel may then only become unsent
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
  const moved = isElsewhere ? toAddressEvents(parcel) : [];
  if (!dispatch) {
    // A repetition changes nothing; with another address it changes the address of an unsent parcel.
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
  const isSame = toCodeKey(first.deliveryCode) === toCodeKey(deliveryCode);
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
