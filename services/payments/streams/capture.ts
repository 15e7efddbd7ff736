import { accept, type Decision } from '../../kernel/decision.js';
import { walletOf } from './methods.js';
import type { ProviderAsked } from './payment.events.js';
import { isMembersTurn, type Payment } from './payment.state.js';

/** Returns true for a payment declined at a wallet whose order can still be approved again. */
const mayBeAgreedAgain = ({ status, purchase }: Payment, now: Date): boolean =>
  status === 'failed' &&
  purchase !== null &&
  walletOf(purchase.method)?.allowsRetry === true &&
  new Date(purchase.due) > now;

/**
 * Decides a payer's report of an approval: the provider is queried, and approved money is captured. Does nothing if a
 * capture is under way, or the payment is over.
 */
export const decideCapturePayment = (payment: Payment, callId: string, now: Date): Decision<ProviderAsked, never> => {
  const { paymentId, purchase, open, orderRef } = payment;
  const isPayable = isMembersTurn(payment) || mayBeAgreedAgain(payment, now);
  if (!purchase || !isPayable || open !== null || orderRef === null) return accept();
  return accept({
    type: 'ProviderAsked',
    data: { paymentId, memberId: purchase.memberId, callId, kind: 'capture' },
  });
};
