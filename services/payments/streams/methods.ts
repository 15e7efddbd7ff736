import type { PaymentMethod, Provider } from './payment.events.js';

/** How a method works. */
interface MethodRules {
  readonly provider: Provider;
  /** The member takes a number away and pays somewhere else, days later. */
  readonly isSlip: boolean;
  /** The provider takes an unpaid order back; without one, the shop does so by itself. */
  readonly isCancellable: boolean;
}

export const METHOD_RULES: Readonly<Record<PaymentMethod, MethodRules>> = {
  card: { provider: 'veritrans', isSlip: false, isCancellable: false },
  'convenience-store': { provider: 'veritrans', isSlip: true, isCancellable: true },
  paypal: { provider: 'paypal', isSlip: false, isCancellable: false },
  'bank-transfer': { provider: 'bank', isSlip: true, isCancellable: true },
  'amazon-pay': { provider: 'amazon-pay', isSlip: false, isCancellable: false },
  carrier: { provider: 'veritrans', isSlip: false, isCancellable: false },
  'pay-easy': { provider: 'veritrans', isSlip: true, isCancellable: false },
};

/** Slips that a member may have open at once. */
export const MOST_SLIPS = 5;
