import { accept, type Decision } from '../../kernel/decision.js';
import type { PaymentExpired } from '../streams/payment.events.js';
import { isOpen, type Payment } from '../streams/payment.state.js';

/** The due time is over. Money that comes later is credited all the same. */
export const decideExpirePayment = (payment: Payment, now: Date): Decision<PaymentExpired, never> => {
  const { paymentId, wanted } = payment;
  if (!wanted || !isOpen(payment) || new Date(wanted.due) > now) return accept();
  return accept({ type: 'PaymentExpired', data: { paymentId, memberId: wanted.memberId } });
};
