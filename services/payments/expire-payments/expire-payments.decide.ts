import { accept, type Decision } from '../../kernel/decision.js';
import type { PaymentExpired } from '../streams/payment.events.js';
import { isMembersTurn, type Payment } from '../streams/payment.state.js';

/** The due time is over. Money that comes later is credited all the same, and what a provider holds never runs out. */
export const decideExpirePayment = (payment: Payment, now: Date): Decision<PaymentExpired, never> => {
  const { paymentId, wanted } = payment;
  if (!wanted || !isMembersTurn(payment) || new Date(wanted.due) > now) return accept();
  return accept({ type: 'PaymentExpired', data: { paymentId, memberId: wanted.memberId } });
};
