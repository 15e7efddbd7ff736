import { accept, type Decision } from '../../kernel/decision.js';
import type { PaymentExpired } from '../streams/payment.events.js';
import { isMembersTurn, type Payment } from '../streams/payment.state.js';

/** Decides the expiry after the due time. Late money is still credited, and money held by a provider never expires. */
export const decideExpirePayment = (payment: Payment, now: Date): Decision<PaymentExpired, never> => {
  const { paymentId, purchase } = payment;
  if (!purchase || !isMembersTurn(payment) || new Date(purchase.due) > now) return accept();
  return accept({ type: 'PaymentExpired', data: { paymentId, memberId: purchase.memberId } });
};
