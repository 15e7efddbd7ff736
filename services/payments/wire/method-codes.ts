import type { PaymentMethod } from '../streams/payment.events.js';

/** The methods by the numbers that the wire has for them. */
export const METHODS_BY_CODE: ReadonlyMap<string, PaymentMethod> = new Map([
  ['1', 'card'],
  ['2', 'convenience-store'],
  ['3', 'paypal'],
  ['4', 'bank-transfer'],
  ['5', 'amazon-pay'],
  ['6', 'carrier'],
  ['7', 'pay-easy'],
]);

const CODES: ReadonlyMap<PaymentMethod, string> = new Map([...METHODS_BY_CODE].map(([code, method]) => [method, code]));

/** Whether a word from outside names a method. */
export const isMethod = (word: string): word is PaymentMethod => CODES.has(word as PaymentMethod);

export const codeOf = (method: PaymentMethod): string => CODES.get(method)!;
