import { UNREACHABLE } from './failure-codes.js';
import { isOpen, leftOf, type Payment } from './payment.state.js';

/** When the provider is asked again. */
export const PAYMENT_LOOK = 'payment-look';
/** When a payment can no longer be made in time. */
export const PAYMENT_DUE = 'payment-due';

/** Returns when the provider has last made a refund: it may bounce after that; null where it has made none. */
export const lastRefundAt = ({ refunds }: Pick<Payment, 'refunds'>): string | null =>
  refunds.findLast(({ by }) => by === 'provider')?.at ?? null;

/**
 * Returns true while the provider is queried about the payment from time to time. Money may still arrive, also late; the provider
 * may change its status; or money of a paid payment may still be returned.
 */
export const isWatched = (payment: Payment): boolean => {
  const { status, purchase: wanted, failureCode } = payment;
  if (wanted === null || wanted.provider === 'bank') return false;
  if (status === 'paid') return leftOf(payment) > 0 || lastRefundAt(payment) !== null;
  if (status === 'failed') return failureCode !== UNREACHABLE;
  return isOpen({ status }) || status === 'expired';
};
