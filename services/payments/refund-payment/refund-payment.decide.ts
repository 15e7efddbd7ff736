import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { points, type Yen } from '../../kernel/money.js';
import { decideTakeBack, type PurchaseHoldings } from '../../points/index.js';
import { METHOD_RULES } from '../streams/methods.js';
import type { RefundRequested } from '../streams/payment.events.js';
import type { Payment } from '../streams/payment.state.js';

export type RefundRefused = Refusal<'NotPaid' | 'RefundUnderWay' | 'MoreThanPaid' | 'PointsSpent'>;

export interface RefundWanted {
  readonly refundId: string;
  readonly yen: Yen;
  /** Also what its points were spent on: the member owes what cannot be taken. */
  readonly isSpentToo: boolean;
  readonly holdings: PurchaseHoldings;
}

/** The bonus that goes with so much of a payment. */
const bonusOf = ({ wanted, refundedYen }: Payment, yen: Yen): number => {
  const { bonusPoints, yen: all } = wanted!;
  const upTo = (part: number) => Math.floor((bonusPoints * part) / all);
  return upTo(refundedYen + yen) - upTo(refundedYen);
};

/**
 * Money of a payment goes back, at the most what was paid: the payment's own unspent points are taken first. Refundable is
 * what the money has become, whatever the member's balance is.
 */
export const decideRefundPayment = (
  payment: Payment,
  { refundId, yen, isSpentToo, holdings }: RefundWanted,
): Decision<RefundRequested, RefundRefused> => {
  const { paymentId, wanted, status, refund, refundedYen, isHeld } = payment;
  if (!wanted || status !== 'paid') return refuse({ code: 'NotPaid' });
  if (refund) return refuse({ code: 'RefundUnderWay' });
  if (yen > wanted.yen - refundedYen) return refuse({ code: 'MoreThanPaid' });
  const bonus = points(bonusOf(payment, yen));
  const taken = isHeld
    ? { parts: [], owed: points(0) }
    : decideTakeBack(holdings, { yen: points(yen), bonus, isSpentToo });
  if (!taken) return refuse({ code: 'PointsSpent' });
  const { refundBy: by } = METHOD_RULES[wanted.method];
  const takenFrom = isHeld ? ('suspense' as const) : ('wallet' as const);
  const of = { paymentId, memberId: wanted.memberId };
  return accept({ type: 'RefundRequested', data: { ...of, refundId, yen, by, takenFrom, taken } });
};
