import { add, min, type Points, points, subtract, sum, type Yen, yen } from '../../kernel/money.js';
import type { ProviderReceipt } from '../../platform/payments/payment-provider.js';
import { type LotPart, type PurchaseHoldings, splitTakenBack } from '../../points/index.js';
import { returnedBonusOf } from './bonus.js';
import { type MadeRefund, sumProviderRefunds } from './made-refunds.js';
import type { RefundBounced, Via } from './payment.events.js';
import { type Payment, paymentStream } from './payment.state.js';

/** The context in which a bounced refund is detected. */
export interface BounceContext {
  readonly via: Via;
  readonly now: Date;
  /** The time of the query. Its response does not include later refunds. */
  readonly askedAt: Date;
  /** The rest of the points that the payment has issued. */
  readonly holdings: PurchaseHoldings;
}

const NONE = yen(0);
/** The tolerance for clock differences between processes, and for delays at the provider. */
const SETTLING_MS = 5000;

const withPaid = (parts: readonly LotPart[], lotId: string, amount: Points): readonly LotPart[] => {
  if (amount === 0) return parts;
  const lotPart = parts.find((part) => part.lotId === lotId);
  if (!lotPart) return [...parts, { lotId, kind: 'paid', amount }];
  return parts.map((part) => (part === lotPart ? { ...lotPart, amount: add(lotPart.amount, amount) } : part));
};

/**
 * Reverses a refund, as far as its money has come back. If its debt was settled meanwhile, the member gets points for
 * the transferred part. The written-off part returns to the shop.
 */
export const buildRefundBounced = (
  payment: Payment,
  refund: MadeRefund,
  amount: Yen,
  { via, now, holdings }: Omit<BounceContext, 'askedAt'>,
): RefundBounced => {
  const { paymentId, purchase, owedYen, settledYen } = payment;
  const { refundId, by, takenFrom, taken } = refund;
  const bonus =
    amount === refund.yen
      ? sum(
          points(0),
          taken.parts.map((part) => part.amount),
        )
      : returnedBonusOf(payment, amount);
  const { back } = splitTakenBack(taken, { yen: points(amount), bonus });
  const owed = min(back.owed, points(owedYen));
  const settled = subtract(back.owed, owed);
  const repaid = min(settled, points(settledYen.transfer));
  const of = { paymentId, memberId: purchase!.memberId, refundId, yen: amount };
  const restored = { parts: withPaid(back.parts, holdings.own.lotId, repaid), owed };
  const settledMeanwhile = { repaidYen: yen(repaid), writtenOffYen: yen(subtract(settled, repaid)) };
  const at = now.toISOString();
  return { type: 'RefundBounced', data: { ...of, by, takenFrom, restored, ...settledMeanwhile, at, via } };
};

/** Returns the yen of refunds that the provider did not make after all; null if it does not report amounts. */
const missingRefunds = (payment: Payment, receipts: readonly ProviderReceipt[]): Yen | null => {
  let [refunded, reversed] = [NONE, NONE];
  for (const { returned } of receipts) {
    if (returned.refunded === null) return null;
    refunded = add(refunded, returned.refunded);
    reversed = add(reversed, returned.reversed);
  }
  // Money that a bank reversed beyond recorded chargebacks may have been recorded as a refund.
  const others = yen(Math.max(0, reversed - payment.chargedBackYen));
  return subtract(sumProviderRefunds(payment), add(refunded, others));
};

/** Finds the refund of exactly this amount, else the newest. */
const likeliest = (refunds: readonly MadeRefund[], amount: Yen): MadeRefund | undefined =>
  refunds.findLast((one) => one.yen === amount) ?? refunds.at(-1);

/**
 * Compares the provider's refunds with booked ones, and returns money that came back to the member. Waits while a
 * refund or dispute is under way, or after a very recent refund.
 */
export const followBounce = (
  payment: Payment,
  receipts: readonly ProviderReceipt[],
  finding: BounceContext,
): readonly RefundBounced[] => {
  const { status, refund, chargeback, refunds } = payment;
  if (status !== 'paid' || refund || chargeback) return [];
  const latest = finding.askedAt.getTime() - SETTLING_MS;
  const made = refunds.filter(({ by }) => by === 'provider');
  if (made.some(({ at }) => Date.parse(at) > latest)) return [];
  const events: RefundBounced[] = [];
  let state = payment;
  let missing = missingRefunds(payment, receipts);
  let open = made.filter(({ isRecorded }) => !isRecorded);
  while (missing !== null && missing > 0) {
    const refund = likeliest(open, missing);
    if (!refund) break;
    const bounced = buildRefundBounced(state, refund, min(refund.yen, missing), finding);
    events.push(bounced);
    state = paymentStream.evolve(state, bounced);
    missing = subtract(missing, bounced.data.yen);
    open = open.filter((one) => one !== refund);
  }
  return events;
};
