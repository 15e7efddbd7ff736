import type { PaymentMethod, Provider, RefundBy } from './payment.events.js';

/** How a method works. */
interface MethodRules {
  readonly provider: Provider;
  /** The member takes a number away and pays somewhere else, days later. */
  readonly isSlip: boolean;
  /** An unpaid order can be taken back: by its provider, or by the shop alone where nothing is taken without it. */
  readonly isCancellable: boolean;
  /** Who brings money back. */
  readonly refundBy: RefundBy;
  /** Whether a payer can dispute it with the provider: what was paid in cash, nobody takes back. */
  readonly isDisputable: boolean;
}

export const METHOD_RULES: Readonly<Record<PaymentMethod, MethodRules>> = {
  card: { provider: 'veritrans', isSlip: false, isCancellable: false, refundBy: 'provider', isDisputable: true },
  'convenience-store': {
    provider: 'veritrans',
    isSlip: true,
    isCancellable: true,
    refundBy: 'transfer',
    isDisputable: false,
  },
  paypal: { provider: 'paypal', isSlip: false, isCancellable: true, refundBy: 'provider', isDisputable: true },
  'bank-transfer': { provider: 'bank', isSlip: true, isCancellable: true, refundBy: 'transfer', isDisputable: false },
  'amazon-pay': {
    provider: 'amazon-pay',
    isSlip: false,
    isCancellable: true,
    refundBy: 'provider',
    isDisputable: true,
  },
  carrier: { provider: 'veritrans', isSlip: false, isCancellable: false, refundBy: 'provider', isDisputable: true },
  'pay-easy': { provider: 'veritrans', isSlip: true, isCancellable: false, refundBy: 'transfer', isDisputable: false },
};

/** Slips that a member may have open at once. */
export const MOST_SLIPS = 5;
