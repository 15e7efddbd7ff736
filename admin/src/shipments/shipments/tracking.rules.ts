import {
  type NumberFault as CarrierFault,
  numberFaultOf,
} from '../../../../services/shipments/streams/carriers.shared.js';
import { DELIVERY_CODE, toCodeKey } from '../../../../services/shipments/streams/delivery-code.shared.js';

/**
 * A fault of a typed or scanned number. Its parcel is not on the page (`unlisted`), or the carrier cannot have issued it
 * (`length`, `check-digit`).
 */
export type NumberFault = 'bad' | 'double' | 'unlisted' | CarrierFault;

/**
 * Returns the fault of a number before it is sent.
 * @param others the other numbers on the page
 */
export const numberFault = (code: string, carrier: string, others: readonly string[]): NumberFault | null => {
  if (!DELIVERY_CODE.test(code)) return 'bad';
  if (others.some((other) => toCodeKey(other) === toCodeKey(code))) return 'double';
  return numberFaultOf(carrier, code);
};
