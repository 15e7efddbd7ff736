import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { type BounceContext, buildRefundBounced } from '../streams/bounced.js';
import type { RefundBounced } from '../streams/payment.events.js';
import type { Payment } from '../streams/payment.state.js';

export type BounceRefundRefused = Refusal<'ChargebackOpen' | 'RefundUnderWay' | 'NoSuchRefund'>;

export interface BouncedSeen extends Pick<BounceContext, 'now' | 'holdings'> {
  readonly refundId: string;
}

/** Decides that a refund's money came back: the payee's bank returned it, or the provider did not make it. */
export const decideBounceRefund = (
  payment: Payment,
  { refundId, ...seen }: BouncedSeen,
): Decision<RefundBounced, BounceRefundRefused> => {
  const { refunds, refund, chargeback } = payment;
  if (chargeback) return refuse({ code: 'ChargebackOpen' });
  if (refund) return refuse({ code: 'RefundUnderWay' });
  const bounced = refunds.find((one) => one.refundId === refundId);
  // A reversal by the sender's bank was no refund of the shop, and a new transfer is a new deposit.
  if (!bounced || bounced.by === 'reversal') return refuse({ code: 'NoSuchRefund' });
  return accept(buildRefundBounced(payment, bounced, bounced.yen, { ...seen, via: 'operator' }));
};
