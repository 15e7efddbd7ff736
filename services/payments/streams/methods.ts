import type { PaymentMethod, Provider, RefundBy } from './payment.events.js';

/** How a method works. */
interface MethodRules {
  readonly provider: Provider;
  /** The member takes a number away and pays somewhere else, days later. */
  readonly isSlip: boolean;
  /** The provider takes an unpaid order back; without one, the shop does so by itself. */
  readonly isCancellable: boolean;
  /** Who brings money back. */
  readonly refundBy: RefundBy;
}

export const METHOD_RULES: Readonly<Record<PaymentMethod, MethodRules>> = {
  card: { provider: 'veritrans', isSlip: false, isCancellable: false, refundBy: 'provider' },
  'convenience-store': { provider: 'veritrans', isSlip: true, isCancellable: true, refundBy: 'transfer' },
  paypal: { provider: 'paypal', isSlip: false, isCancellable: false, refundBy: 'transfer' },
  'bank-transfer': { provider: 'bank', isSlip: true, isCancellable: true, refundBy: 'transfer' },
  'amazon-pay': { provider: 'amazon-pay', isSlip: false, isCancellable: false, refundBy: 'transfer' },
  carrier: { provider: 'veritrans', isSlip: false, isCancellable: false, refundBy: 'provider' },
  'pay-easy': { provider: 'veritrans', isSlip: true, isCancellable: false, refundBy: 'transfer' },
};

/** Slips that a member may have open at once. */
export const MOST_SLIPS = 5;
