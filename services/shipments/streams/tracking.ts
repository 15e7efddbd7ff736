import { refuse } from '../../kernel/decision.js';
import { numberFaultOf } from './carriers.shared.js';
import { parcelCountOf } from './parcel-number.shared.js';
import type { Dispatch } from './shipment.refusals.js';

/**
 * Returns the refusal of a new tracking number for a parcel; undefined for a valid one.
 *
 * @param holder the number of another member's parcel with this tracking number, if there is one
 */
export const refuseTracking = ({ deliveryCode, carrier }: Dispatch, holder: string | null) => {
  if (deliveryCode === '') return refuse({ code: 'NoDeliveryCode' });
  if (parcelCountOf(deliveryCode) !== null) return refuse({ code: 'ParcelNumber' });
  const fault = numberFaultOf(carrier, deliveryCode);
  if (fault) return refuse({ code: 'NotOfCarrier', carrier, fault });
  return holder === null ? null : refuse({ code: 'NumberTaken', parcelNumber: holder });
};
