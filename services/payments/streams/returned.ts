import { add, min, points, subtract, type Yen, yen } from '../../kernel/money.js';
import type { ProviderReceipt } from '../../platform/payments/payment-provider.js';
import { decideTakeBack, type PurchaseHoldings } from '../../points/index.js';
import { bonusOf } from './bonus.js';
import { sumProviderRefunds } from './made-refunds.js';
import type { PaymentEvent, RefundConfirmed, RefundRequested, ReturnNoticed, Via } from './payment.events.js';
import { leftOf, type Payment } from './payment.state.js';

/** The context in which returned money is processed. */
export interface ReturnContext {
  readonly via: Via;
  readonly now: Date;
  /** The id of the refund that is booked for money already returned. */
  readonly refundId: string;
  /** The rest of the points that the payment has issued. */
  readonly holdings: PurchaseHoldings;
}

const NONE = yen(0);
const atLeastNothing = (amount: Yen): Yen => (amount > 0 ? amount : NONE);

/** Sums the yen of the provider's refunds that are done or under way, as the shop knows them. */
const knownRefunds = (payment: Payment): Yen => {
  const done = sumProviderRefunds(payment);
  return payment.refund?.by === 'provider' ? add(done, payment.refund.yen) : done;
};

/**
 * Books money that was returned at the provider, in one step. Its points are taken, including spent ones, and the rest
 * is owed.
 *
 * @param isRecorded true if an operator reports it, and not the provider
 * @returns the request and its confirmation
 */
export const buildReturnEvents = (
  payment: Payment,
  amount: Yen,
  { now, refundId, holdings }: Omit<ReturnContext, 'via'>,
  isRecorded = false,
): [RefundRequested, RefundConfirmed] => {
  const { paymentId, purchase, isHeld } = payment;
  const takenFrom = isHeld ? ('suspense' as const) : ('wallet' as const);
  const takeBack = { yen: points(amount), bonus: bonusOf(payment, amount), isSpentToo: true };
  const taken = isHeld ? { parts: [], owed: points(0) } : decideTakeBack(holdings, takeBack)!;
  const of = { paymentId, memberId: purchase!.memberId, refundId, yen: amount };
  return [
    { type: 'RefundRequested', data: { ...of, by: 'provider', takenFrom, taken, ...(isRecorded && { isRecorded }) } },
    { type: 'RefundConfirmed', data: { ...of, at: now.toISOString(), takenFrom } },
  ];
};

/** Reports once what needs attention; the same report again adds nothing. */
const reportReturn = (
  { paymentId, purchase, returnNoticed }: Payment,
  refundedYen: Yen | null,
  reversedYen: Yen,
  via: Via,
): ReturnNoticed[] => {
  if (returnNoticed?.refundedYen === refundedYen && returnNoticed.reversedYen === reversedYen) return [];
  const of = { paymentId, memberId: purchase!.memberId };
  return [{ type: 'ReturnNoticed', data: { ...of, refundedYen, reversedYen, via } }];
};

/** Ends the alarm of an earlier query once all returned money is booked. */
const endReturnAlarm = (payment: Payment, refunded: Yen, via: Via): ReturnNoticed[] =>
  payment.alarms.includes('returned') && refunded <= sumProviderRefunds(payment)
    ? reportReturn(payment, refunded, NONE, via)
    : [];

/**
 * Compares the money returned by the provider with booked refunds. Books a refund that the shop did not request.
 * Raises an alarm for reversed money, and for more than the rest. Waits while a refund or dispute is under way.
 */
export const followReturn = (
  payment: Payment,
  { ref, returned: { refunded, reversed } }: ProviderReceipt,
  finding: ReturnContext,
): PaymentEvent[] => {
  const { status, providerRef, refund, chargeback, chargedBackYen } = payment;
  if (status !== 'paid' || ref !== providerRef) return [];
  const known = knownRefunds(payment);
  if (refunded === null) return known > 0 ? [] : reportReturn(payment, null, reversed, finding.via);
  const lost = add(chargedBackYen, chargeback?.yen ?? NONE);
  const gap = atLeastNothing(subtract(add(refunded, reversed), add(known, lost)));
  if (gap === 0) return reversed === 0 ? endReturnAlarm(payment, refunded, finding.via) : [];
  const bookable = min(gap, atLeastNothing(subtract(refunded, known)));
  if (bookable > 0 && (refund || chargeback)) return [];
  const isBooked = bookable > 0 && bookable <= leftOf(payment);
  const booked = isBooked ? buildReturnEvents(payment, bookable, finding) : [];
  const isRest = !isBooked || gap > bookable;
  return isRest ? [...booked, ...reportReturn(payment, refunded, reversed, finding.via)] : booked;
};

/** Raises an alarm if the provider reports that paid money is gone, but not where it went. */
export const followLoss = (payment: Payment, via: Via): PaymentEvent[] => {
  const left = subtract(leftOf(payment), payment.chargeback?.yen ?? NONE);
  return left > 0 ? reportReturn(payment, NONE, left, via) : [];
};
