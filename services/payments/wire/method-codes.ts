import { METHOD_LIST, METHODS } from '../../platform/payments/providers.shared.js';
import type { PaymentMethod } from '../streams/payment.events.js';

/** The methods by their numbers on the wire. */
export const METHODS_BY_CODE: ReadonlyMap<string, PaymentMethod> = new Map(
  METHOD_LIST.map(({ code, id }) => [code, id]),
);

/** Returns true if external input names a method. */
export const isMethod = (word: string): word is PaymentMethod => Object.hasOwn(METHODS, word);

export const codeOf = (method: PaymentMethod): string => METHODS[method].code;
