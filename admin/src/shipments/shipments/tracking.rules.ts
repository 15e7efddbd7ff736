import {
  type NumberFault as CarrierFault,
  numberFaultOf,
} from '../../../../services/shipments/streams/carriers.shared.js';
import { codeKey, DELIVERY_CODE } from '../../../../services/shipments/streams/delivery-code.shared.js';

/**
 * A fault of a number that was typed or scanned. `unlisted`: its parcel is not on the page. `length` and `check-digit`:
 * the carrier cannot have given the number.
 */
export type NumberFault = 'bad' | 'double' | 'unlisted' | CarrierFault;

/** Says what is wrong with a number before it is sent. @param others on the same page */
export const numberFault = (code: string, carrier: string, others: readonly string[]): NumberFault | null => {
  if (!DELIVERY_CODE.test(code)) return 'bad';
  if (others.some((other) => codeKey(other) === codeKey(code))) return 'double';
  return numberFaultOf(carrier, code);
};
