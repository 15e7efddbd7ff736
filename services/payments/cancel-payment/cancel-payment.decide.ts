import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { METHOD_RULES } from '../streams/methods.js';
import type { PaymentEvent } from '../streams/payment.events.js';
import { isOpen, type Payment } from '../streams/payment.state.js';

export type CancelRefused = Refusal<'NotOpen' | 'AtProvider' | 'CannotBeCancelled'>;

/**
 * Takes an open payment back: the shop's own at once, a provider's once that one has agreed. Of a wallet nothing is taken unless
 * the shop takes it, so an order that its payer has left ends at once.
 */
export const decideCancelPayment = (
  payment: Payment,
  { callId, by }: { readonly callId: string; readonly by: 'member' | 'operator' },
): Decision<PaymentEvent, CancelRefused> => {
  const { paymentId, wanted, open, status } = payment;
  if (!wanted || !isOpen(payment)) return refuse({ code: 'NotOpen' });
  const { provider, isSlip, isCancellable } = METHOD_RULES[wanted.method];
  if (open || status === 'requested' || status === 'held') return refuse({ code: 'AtProvider' });
  if (!isCancellable) return refuse({ code: isSlip ? 'CannotBeCancelled' : 'AtProvider' });
  const of = { paymentId, memberId: wanted.memberId };
  if (provider === 'bank' || !isSlip) return accept({ type: 'PaymentCancelled', data: { ...of, by } });
  return accept({ type: 'ProviderAsked', data: { ...of, callId, kind: 'cancel' } });
};
