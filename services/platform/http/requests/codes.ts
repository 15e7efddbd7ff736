import type { Currency } from '../../../kernel/money.js';
import type { Flag } from './wire.contract.js';

/*
 * Codes of the wire that several modules use, and their names inside the code.
 */

/** Converts a boolean to a flag of the wire. */
export const flagOf = (value: boolean): Flag => (value ? '1' : '0');

/** Converts a flag of the wire to a boolean. */
export const isSet = (flag: Flag): boolean => flag === '1';

/** Code of the currency that a pack is paid in, in the wire and in the manifests of boxes. */
export type PaymentMethodCode = '1' | '2';

const PAYMENT_METHODS: Readonly<Record<Currency, PaymentMethodCode>> = { points: '1', coins: '2' };
const CURRENCIES: Readonly<Record<PaymentMethodCode, Currency>> = { '1': 'points', '2': 'coins' };

export const paymentMethodOf = (currency: Currency): PaymentMethodCode => PAYMENT_METHODS[currency];

export const currencyOf = (method: PaymentMethodCode): Currency => CURRENCIES[method];

/** Converts the payment methods of a list's filter to currencies; leaves out unknown ones. */
export const currenciesOf = (methods: readonly string[]): Currency[] =>
  methods
    .filter((method) => Object.hasOwn(CURRENCIES, method))
    .map((method) => currencyOf(method as PaymentMethodCode));
