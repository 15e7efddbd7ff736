import { accept, type Decision } from '../../kernel/decision.js';
import type { Hint } from '../../platform/payments/payment-provider.js';
import type { AmountDiffered, DisputeNoticed } from '../streams/payment.events.js';
import type { Payment } from '../streams/payment.state.js';

const reportDispute = (
  { paymentId, purchase, disputes }: Payment,
  { caseId, stage, yen, outcome }: NonNullable<Hint['dispute']>,
): DisputeNoticed[] => {
  const isKnown = disputes.some((one) => one.caseId === caseId && (one.stage === stage || one.stage === 'resolved'));
  const data = { paymentId, memberId: purchase!.memberId, caseId, stage, yen, ...(outcome && { outcome }) };
  return isKnown ? [] : [{ type: 'DisputeNoticed', data }];
};

/**
 * Decides a webhook, which is only a hint. Another amount or a dispute raises an alarm. Each stage of a case is
 * reported once, however many webhooks report it.
 */
export const decideTakeNotice = (
  payment: Payment,
  hint: Pick<Hint, 'noticeId' | 'yen' | 'dispute'>,
): Decision<AmountDiffered | DisputeNoticed, never> => {
  const { paymentId, purchase } = payment;
  if (!purchase) return accept();
  if (hint.dispute) return accept(...reportDispute(payment, hint.dispute));
  if (hint.yen === null || hint.yen === purchase.yen) return accept();
  const providerRef = `notice:${hint.noticeId}`;
  return accept({
    type: 'AmountDiffered',
    data: { paymentId, memberId: purchase.memberId, providerRef, yen: hint.yen, via: 'notice' },
  });
};
