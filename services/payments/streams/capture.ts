import { accept, type Decision } from '../../kernel/decision.js';
import { walletOf } from './methods.js';
import type { ProviderAsked } from './payment.events.js';
import { isMembersTurn, type Payment } from './payment.state.js';

/** A payment whose payer was declined at a wallet: the order is still there, and they may agree to it again. */
const mayBeAgreedAgain = ({ status, purchase: wanted }: Payment, now: Date): boolean =>
  status === 'failed' && wanted !== null && walletOf(wanted.method)?.allowsRetry === true && new Date(wanted.due) > now;

/**
 * The payer says that they have agreed: the provider is to be asked, and the money taken if it is so. Nothing where that is
 * under way already, or where the payment is over.
 */
export const decideCapturePayment = (payment: Payment, callId: string, now: Date): Decision<ProviderAsked, never> => {
  const { paymentId, purchase: wanted, open, orderRef } = payment;
  const isPayable = isMembersTurn(payment) || mayBeAgreedAgain(payment, now);
  if (!wanted || !isPayable || open !== null || orderRef === null) return accept();
  return accept({
    type: 'ProviderAsked',
    data: { paymentId, memberId: wanted.memberId, callId, kind: 'capture' },
  });
};
