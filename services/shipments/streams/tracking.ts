import { refuse } from '../../kernel/decision.js';
import { parcelCountOf } from './parcel-number.shared.js';

/**
 * Why a parcel cannot have a tracking number that is new to it.
 *
 * @param holder the number of another member's parcel that has it, if there is one
 */
export const refuseTracking = (deliveryCode: string, holder: string | null) => {
  if (deliveryCode === '') return refuse({ code: 'NoDeliveryCode' });
  if (parcelCountOf(deliveryCode) !== null) return refuse({ code: 'ParcelNumber' });
  return holder === null ? null : refuse({ code: 'NumberTaken', parcelNumber: holder });
};
