import { codeKey, DELIVERY_CODE, isOddForYamato } from '../../../../services/shipments/streams/delivery-code.shared.js';

/** What is odd about a number that was typed or scanned; `unlisted`: it is that of a parcel which is not on the page. */
export type NumberFault = 'bad' | 'double' | 'odd' | 'unlisted';

/** What to say before the number is sent; only an odd one may be sent all the same. @param others on the same page */
export const numberFault = (code: string, carrier: string, others: readonly string[]): NumberFault | null => {
  if (!DELIVERY_CODE.test(code)) return 'bad';
  if (others.some((other) => codeKey(other) === codeKey(code))) return 'double';
  return isOddForYamato(code, carrier) ? 'odd' : null;
};
