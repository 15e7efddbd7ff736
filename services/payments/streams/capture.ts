import { accept, type Decision } from '../../kernel/decision.js';
import type { ProviderAsked } from './payment.events.js';
import { isOpen, type Payment } from './payment.state.js';

/**
 * The payer says that they have agreed: the provider is to be asked, and the money taken if it is so. Nothing where that is
 * under way already, or where the payment is over.
 */
export const decideCapturePayment = (payment: Payment, callId: string): Decision<ProviderAsked, never> => {
  const { paymentId, wanted, open, orderRef } = payment;
  if (!wanted || !isOpen(payment) || open !== null || orderRef === null) return accept();
  return accept({
    type: 'ProviderAsked',
    data: { paymentId, memberId: wanted.memberId, callId, kind: 'capture' },
  });
};
