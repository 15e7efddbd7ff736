import { UNREACHABLE } from './failure-codes.js';
import { isOpen, type Payment } from './payment.state.js';

/** When the provider is asked again. */
export const PAYMENT_LOOK = 'payment-look';
/** When a payment can no longer be made in time. */
export const PAYMENT_DUE = 'payment-due';

/**
 * Whether its provider is asked from time to time: while it may be paid, for money that comes late, and where the provider
 * may still change its word.
 */
export const isWatched = ({ status, wanted, failureCode }: Payment): boolean => {
  if (wanted === null || wanted.provider === 'bank') return false;
  if (status === 'failed') return failureCode !== UNREACHABLE;
  return isOpen({ status }) || status === 'expired';
};
