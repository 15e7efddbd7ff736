import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { ShipmentShipped } from '../streams/shipment.events.js';
import type { Shipment } from '../streams/shipment.state.js';

export interface Dispatch {
  /** The carrier's tracking number. */
  readonly deliveryCode: string;
  readonly carrier: string;
}

/** The parcel went with another tracking number or carrier. */
export interface AlreadyShipped extends Refusal<'AlreadyShipped'>, Dispatch {}

export type MarkShippedRefused = AlreadyShipped | Refusal<'NoSuchShipment' | 'NoDeliveryCode'>;

/** Said twice alike, it is done once; a parcel cannot go twice. */
export const decideMarkShipped = (
  shipment: Shipment,
  { deliveryCode, carrier }: Dispatch,
): Decision<ShipmentShipped, MarkShippedRefused> => {
  if (shipment.status === 'unknown') return refuse({ code: 'NoSuchShipment' });
  if (deliveryCode === '') return refuse({ code: 'NoDeliveryCode' });
  if (shipment.status === 'shipped') {
    if (shipment.deliveryCode === deliveryCode && shipment.carrier === carrier) return accept();
    return refuse({ code: 'AlreadyShipped', deliveryCode: shipment.deliveryCode, carrier: shipment.carrier });
  }
  const { shipmentId, memberId, drawIds } = shipment;
  return accept({ type: 'ShipmentShipped', data: { shipmentId, memberId, drawIds, deliveryCode, carrier } });
};
