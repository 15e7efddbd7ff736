import { UNREACHABLE } from './failure-codes.js';
import { isOpen, leftOf, type Payment } from './payment.state.js';

/** The deadline of the next query to the provider. */
export const PAYMENT_LOOK = 'payment-look';
/** The deadline after which a payment is late. */
export const PAYMENT_DUE = 'payment-due';

/** Returns the time of the provider's last refund, which may still bounce; null for none. */
export const findLastRefundTime = ({ refunds }: Pick<Payment, 'refunds'>): string | null =>
  refunds.findLast(({ by }) => by === 'provider')?.at ?? null;

/**
 * Returns true while the provider is queried about the payment from time to time. Money may still arrive, also late;
 * the status may change; or money may be returned.
 */
export const isWatched = (payment: Payment): boolean => {
  const { status, purchase, failureCode } = payment;
  if (purchase === null || purchase.provider === 'bank') return false;
  if (status === 'paid') return leftOf(payment) > 0 || findLastRefundTime(payment) !== null;
  if (status === 'failed') return failureCode !== UNREACHABLE;
  return isOpen({ status }) || status === 'expired';
};
