import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { METHOD_RULES } from '../streams/methods.js';
import type { PaymentEvent } from '../streams/payment.events.js';
import { isOpen, type Payment } from '../streams/payment.state.js';

export type CancelRefused = Refusal<'NotOpen' | 'AtProvider' | 'CannotBeCancelled'>;

/**
 * Cancels an open payment: one to the shop's own account at once, others when the provider agrees. Only the shop
 * captures money of a wallet, so an abandoned order ends at once.
 */
export const decideCancelPayment = (
  payment: Payment,
  { callId, by }: { readonly callId: string; readonly by: 'member' | 'operator' },
): Decision<PaymentEvent, CancelRefused> => {
  const { paymentId, purchase, open, status } = payment;
  if (!purchase || !isOpen(payment)) return refuse({ code: 'NotOpen' });
  const { provider, isSlip, isCancellable } = METHOD_RULES[purchase.method];
  if (open || status === 'requested' || status === 'held') return refuse({ code: 'AtProvider' });
  if (!isCancellable) return refuse({ code: isSlip ? 'CannotBeCancelled' : 'AtProvider' });
  const of = { paymentId, memberId: purchase.memberId };
  if (provider === 'bank' || !isSlip) return accept({ type: 'PaymentCancelled', data: { ...of, by } });
  return accept({ type: 'ProviderAsked', data: { ...of, callId, kind: 'cancel' } });
};
