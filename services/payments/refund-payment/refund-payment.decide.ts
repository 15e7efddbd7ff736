import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { points, type Yen } from '../../kernel/money.js';
import { decideTakeBack, type PurchaseHoldings } from '../../points/index.js';
import { bonusOf } from '../streams/bonus.js';
import { METHOD_RULES } from '../streams/methods.js';
import type { RefundRequested } from '../streams/payment.events.js';
import { leftOf, type Payment } from '../streams/payment.state.js';

export type RefundRefused = Refusal<'NotPaid' | 'ChargebackOpen' | 'RefundUnderWay' | 'MoreThanPaid' | 'PointsSpent'>;

export interface RequestedRefund {
  readonly refundId: string;
  readonly yen: Yen;
  /** Includes spent points: the member owes what cannot be taken. */
  readonly isSpentToo: boolean;
  readonly holdings: PurchaseHoldings;
}

/**
 * Decides a refund of at most the paid amount. The payment's own unspent points are taken first. The refundable amount
 * is what the money has become, whatever the member's balance is.
 */
export const decideRefundPayment = (
  payment: Payment,
  { refundId, yen, isSpentToo, holdings }: RequestedRefund,
): Decision<RefundRequested, RefundRefused> => {
  const { paymentId, purchase, status, refund, chargeback, isHeld } = payment;
  if (!purchase || status !== 'paid') return refuse({ code: 'NotPaid' });
  if (chargeback) return refuse({ code: 'ChargebackOpen' });
  if (refund) return refuse({ code: 'RefundUnderWay' });
  if (yen > leftOf(payment)) return refuse({ code: 'MoreThanPaid' });
  const bonus = bonusOf(payment, yen);
  const taken = isHeld
    ? { parts: [], owed: points(0) }
    : decideTakeBack(holdings, { yen: points(yen), bonus, isSpentToo });
  if (!taken) return refuse({ code: 'PointsSpent' });
  const { refundBy: by } = METHOD_RULES[purchase.method];
  const takenFrom = isHeld ? ('suspense' as const) : ('wallet' as const);
  const of = { paymentId, memberId: purchase.memberId };
  return accept({ type: 'RefundRequested', data: { ...of, refundId, yen, by, takenFrom, taken } });
};
