import { UNREACHABLE } from './failure-codes.js';
import { isOpen, leftOf, type Payment } from './payment.state.js';

/** When the provider is asked again. */
export const PAYMENT_LOOK = 'payment-look';
/** When a payment can no longer be made in time. */
export const PAYMENT_DUE = 'payment-due';

/**
 * Tells whether its provider is asked from time to time: while it may be paid, for money that comes late, where the provider
 * may still change its word, and once it is paid while any of its money is left that could go back.
 */
export const isWatched = (payment: Payment): boolean => {
  const { status, wanted, failureCode } = payment;
  if (wanted === null || wanted.provider === 'bank') return false;
  if (status === 'paid') return leftOf(payment) > 0;
  if (status === 'failed') return failureCode !== UNREACHABLE;
  return isOpen({ status }) || status === 'expired';
};
