import { add, min, type Points, points, subtract, sum, type Yen, yen } from '../../kernel/money.js';
import type { ProviderReceipt } from '../../platform/payments/payment-provider.js';
import { type LotPart, type PurchaseHoldings, splitTakenBack } from '../../points/index.js';
import { bonusBack } from './bonus.js';
import { type MadeRefund, refundedByProvider } from './made-refunds.js';
import type { RefundBounced, Via } from './payment.events.js';
import { type Payment, paymentStream } from './payment.state.js';

/** The context in which a refund is found to have bounced. */
export interface BounceFinding {
  readonly via: Via;
  readonly now: Date;
  /** When the provider was asked: it knows nothing yet of a refund that was made after that. */
  readonly askedAt: Date;
  /** The rest of what the payment has given. */
  readonly holdings: PurchaseHoldings;
}

const NONE = yen(0);
/** Clocks of two processes differ, and a provider may be a moment behind itself. */
const SETTLING_MS = 5000;

const withPaid = (parts: readonly LotPart[], lotId: string, amount: Points): readonly LotPart[] => {
  if (amount === 0) return parts;
  const lotPart = parts.find((part) => part.lotId === lotId);
  if (!lotPart) return [...parts, { lotId, kind: 'paid', amount }];
  return parts.map((part) => (part === lotPart ? { ...lotPart, amount: add(lotPart.amount, amount) } : part));
};

/**
 * Gives back what a refund had taken, as far as its money is here again. Of a debt that is settled meanwhile the member gets as
 * points what they have transferred; what the shop had given up is the shop's again.
 */
export const bounceRefund = (
  payment: Payment,
  refund: MadeRefund,
  amount: Yen,
  { via, now, holdings }: Omit<BounceFinding, 'askedAt'>,
): RefundBounced => {
  const { paymentId, purchase: wanted, owedYen, settledYen } = payment;
  const { refundId, by, takenFrom, taken } = refund;
  const bonus =
    amount === refund.yen
      ? sum(
          points(0),
          taken.parts.map((part) => part.amount),
        )
      : bonusBack(payment, amount);
  const { back } = splitTakenBack(taken, { yen: points(amount), bonus });
  const owed = min(back.owed, points(owedYen));
  const settled = subtract(back.owed, owed);
  const repaid = min(settled, points(settledYen.transfer));
  const of = { paymentId, memberId: wanted!.memberId, refundId, yen: amount };
  const restored = { parts: withPaid(back.parts, holdings.own.lotId, repaid), owed };
  const settledMeanwhile = { repaidYen: yen(repaid), writtenOffYen: yen(subtract(settled, repaid)) };
  const at = now.toISOString();
  return { type: 'RefundBounced', data: { ...of, by, takenFrom, restored, ...settledMeanwhile, at, via } };
};

/** Returns yen of the provider's refunds that it has not made after all; null where it does not say. */
const missingRefunds = (payment: Payment, receipts: readonly ProviderReceipt[]): Yen | null => {
  let [refunded, reversed] = [NONE, NONE];
  for (const { returned } of receipts) {
    if (returned.refunded === null) return null;
    refunded = add(refunded, returned.refunded);
    reversed = add(reversed, returned.reversed);
  }
  // What a bank took back beyond the recorded chargebacks may have been recorded as a refund.
  const others = yen(Math.max(0, reversed - payment.chargedBackYen));
  return subtract(refundedByProvider(payment), add(refunded, others));
};

/** The refund of exactly this amount where there is one, else the newest. */
const likeliest = (refunds: readonly MadeRefund[], amount: Yen): MadeRefund | undefined =>
  refunds.findLast((one) => one.yen === amount) ?? refunds.at(-1);

/**
 * Compares the provider's refunds with those that the shop has booked: money that is there again is the member's again. While a
 * refund or a dispute is under way, or was made just now, it waits for a later look.
 */
export const followBounce = (
  payment: Payment,
  receipts: readonly ProviderReceipt[],
  finding: BounceFinding,
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
    const bounced = bounceRefund(state, refund, min(refund.yen, missing), finding);
    events.push(bounced);
    state = paymentStream.evolve(state, bounced);
    missing = subtract(missing, bounced.data.yen);
    open = open.filter((one) => one !== refund);
  }
  return events;
};
