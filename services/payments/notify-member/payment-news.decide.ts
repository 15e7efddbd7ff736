import type { Yen } from '../../kernel/money.js';
import { METHOD_RULES } from '../streams/methods.js';
import type { RefundBy } from '../streams/payment.events.js';
import { isOpen, type Payment } from '../streams/payment.state.js';

/** The latest event of a payment. */
export type PaymentMove =
  | { readonly kind: 'awaited' | 'paid' | 'expired' }
  | { readonly kind: 'refunded'; readonly refundId: string }
  | { readonly kind: 'refund-bounced'; readonly yen: Yen }
  | { readonly kind: 'disputed' | 'dispute-won' | 'dispute-lost'; readonly chargebackId: string; readonly yen: Yen };

/** The content of a mail about a payment. */
export type PaymentNews =
  | { readonly kind: 'awaited' }
  | { readonly kind: 'paid'; readonly isLate: boolean }
  | { readonly kind: 'expired' }
  | { readonly kind: 'refunded'; readonly yen: Yen; readonly by: RefundBy }
  | { readonly kind: 'refund-bounced'; readonly yen: Yen }
  | { readonly kind: 'disputed' | 'dispute-won' | 'dispute-lost'; readonly yen: Yen };

/**
 * Decides the mail about an event, from the payment's current state; null for none. No mail explains how to pay a payment
 * that is paid or over, or reports a dispute that has ended. None is sent about an attempt that the member abandoned, or
 * about points that nobody got.
 */
export const decidePaymentNews = (payment: Payment, move: PaymentMove): PaymentNews | null => {
  const { purchase, status, isHeld, isLate, refunds, chargeback } = payment;
  if (!purchase) return null;
  switch (move.kind) {
    case 'awaited':
      return isOpen(payment) ? { kind: 'awaited' } : null;
    case 'paid':
      return isHeld ? null : { kind: 'paid', isLate };
    case 'expired':
      return status === 'expired' && METHOD_RULES[purchase.method].isSlip ? { kind: 'expired' } : null;
    case 'refunded': {
      const refund = refunds.find(({ refundId }) => refundId === move.refundId);
      return refund ? { kind: 'refunded', yen: refund.yen, by: refund.by } : null;
    }
    case 'refund-bounced':
      return isHeld ? null : { kind: 'refund-bounced', yen: move.yen };
    case 'disputed':
      return !isHeld && chargeback?.chargebackId === move.chargebackId ? { kind: 'disputed', yen: move.yen } : null;
    case 'dispute-won':
    case 'dispute-lost':
      return isHeld ? null : { kind: move.kind, yen: move.yen };
  }
};
