import type { Currency } from '../../../kernel/money.js';
import type { Flag } from './wire.contract.js';

/*
 * Codes of the wire that several parts speak, each beside the word that stands for it inside.
 */

/** A yes or no as the wire has it. */
export const flagOf = (value: boolean): Flag => (value ? '1' : '0');

/** A yes or no of the wire. */
export const isSet = (flag: Flag): boolean => flag === '1';

/** What a pack is paid in, as the wire and the boxes' manifests have it. */
export type PaymentMethodCode = '1' | '2';

const PAYMENT_METHODS: Readonly<Record<Currency, PaymentMethodCode>> = { points: '1', coins: '2' };
const CURRENCIES: Readonly<Record<PaymentMethodCode, Currency>> = { '1': 'points', '2': 'coins' };

export const paymentMethodOf = (currency: Currency): PaymentMethodCode => PAYMENT_METHODS[currency];

export const currencyOf = (method: PaymentMethodCode): Currency => CURRENCIES[method];

/** Those of a list's filter; what is no payment method filters nothing in. */
export const currenciesOf = (methods: readonly string[]): Currency[] =>
  methods
    .filter((method) => Object.hasOwn(CURRENCIES, method))
    .map((method) => currencyOf(method as PaymentMethodCode));
