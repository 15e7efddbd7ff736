import { accept, type Decision, refuse } from '../../kernel/decision.js';
import { codeKey } from '../streams/delivery-code.js';
import type { Parcel } from '../streams/parcel.js';
import type { ShipmentShipped } from '../streams/shipment.events.js';
import type { Dispatch, ShipmentRefusal } from '../streams/shipment.refusals.js';

/** @param holder another member's shipment that has this number already, if there is one */
export const decideMarkShipped = (
  parcel: Parcel,
  { deliveryCode, carrier }: Dispatch,
  holder: string | null = null,
): Decision<ShipmentShipped, ShipmentRefusal> => {
  const [first] = parcel;
  if (deliveryCode === '') return refuse({ code: 'NoDeliveryCode' });
  if (first.status === 'returned') return refuse({ code: 'Returned' });
  if (first.status === 'forfeited') return refuse({ code: 'Forfeited' });
  if (first.status === 'shipped') {
    // Said twice alike, it is done once; a parcel cannot go twice.
    if (codeKey(first.deliveryCode) === codeKey(deliveryCode) && first.carrier === carrier) return accept();
    return refuse({ code: 'AlreadyShipped', deliveryCode: first.deliveryCode, carrier: first.carrier });
  }
  if (holder !== null) return refuse({ code: 'NumberTaken', shipmentId: holder });
  return accept(
    ...parcel.map(({ shipmentId, memberId, drawIds }): ShipmentShipped => {
      return { type: 'ShipmentShipped', data: { shipmentId, memberId, drawIds, deliveryCode, carrier } };
    }),
  );
};
