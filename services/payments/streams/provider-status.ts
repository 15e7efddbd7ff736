import { yen } from '../../kernel/money.js';
import type { ProviderReceipt, ProviderStatus } from '../../platform/payments/payment-provider.js';
import { isWallet } from '../../platform/payments/providers.shared.js';
import { type BounceContext, followBounce } from './bounced.js';
import type { AmountDiffered, PaymentConfirmed, PaymentEvent, PaymentHeld, SurplusReceived } from './payment.events.js';
import { isOpen, type Payment, paymentStream } from './payment.state.js';
import { followLoss, followReturn, type ReturnContext } from './returned.js';

/** The context of a query's result. */
export interface StatusContext extends ReturnContext, BounceContext {
  readonly callId: string;
  /** The id of the capture, if the shop must capture the money. */
  readonly nextCallId: string;
  /** The member is banned: arriving money is held for finance. */
  readonly isBanned: boolean;
}

type Receiving = PaymentConfirmed | AmountDiffered | SurplusReceived;

/** Processes received money: it is credited once, in the ordered amount, whatever the payment's status. */
export const receive = (
  payment: Payment,
  receipt: ProviderReceipt,
  { via, isBanned }: Pick<StatusContext, 'via' | 'isBanned'>,
): Receiving | null => {
  const { paymentId, providerRef, otherRefs, purchase } = payment;
  if (!purchase || receipt.ref === providerRef || otherRefs.includes(receipt.ref)) return null;
  const data = { paymentId, memberId: purchase.memberId, providerRef: receipt.ref, yen: receipt.yen, via };
  if (payment.status === 'paid') return { type: 'SurplusReceived', data };
  if (receipt.yen !== purchase.yen) return { type: 'AmountDiffered', data };
  const { refunded, reversed } = receipt.returned;
  const isGone = refunded !== null && refunded + reversed >= receipt.yen;
  // Returned money issues no points, and an unknown amount needs an operator.
  const isCredited = !isBanned && !isGone && refunded !== null;
  const creditedTo = isCredited ? ('wallet' as const) : ('suspense' as const);
  return { type: 'PaymentConfirmed', data: { ...data, at: receipt.at.toISOString(), creditedTo } };
};

/** Money in the shop's own account is never reduced: a reversal by its sender is a separate line. */
const ALL_THERE = { refunded: yen(0), reversed: yen(0) };

/** Credits a deposit to the shop's own account, by the rules of `receive`. */
export const receiveDeposit = (
  payment: Payment,
  deposit: Omit<ProviderReceipt, 'returned'>,
  seen: Pick<StatusContext, 'via' | 'isBanned'>,
): Receiving | null => receive(payment, { ...deposit, returned: ALL_THERE }, seen);

/** Ends a silence and an unfinished start once the provider responds and knows the payment. */
const endSilence = (payment: Payment, callId: string): PaymentEvent[] => {
  const { paymentId, purchase, open, silentSince } = payment;
  if (!purchase || (open === null && silentSince === null)) return [];
  const of = { paymentId, memberId: purchase.memberId };
  const response: PaymentEvent = {
    type: 'ProviderAnswered',
    data: { ...of, callId, outcome: 'accepted', providerRef: null, code: null },
  };
  if (payment.status !== 'requested') return [response];
  return [response, continuePayment(purchase)];
};

/** Returns the event for the next step of an accepted payment. */
export const continuePayment = ({
  paymentId,
  memberId,
  method,
  due,
}: NonNullable<Payment['purchase']>): PaymentEvent => {
  const of = { paymentId, memberId };
  if (isWallet(method)) return { type: 'MemberSentOn', data: { ...of, to: method } };
  switch (method) {
    case 'card':
      return { type: 'MemberSentOn', data: { ...of, to: '3-d-secure' } };
    case 'carrier':
      return { type: 'MemberSentOn', data: { ...of, to: 'carrier' } };
    case 'convenience-store':
    case 'pay-easy':
      return { type: 'SlipIssued', data: { ...of, due } };
    case 'bank-transfer':
      return { type: 'TransferAwaited', data: { ...of, due } };
  }
};

/** Captures an approved amount once. If the amount differs, captures nothing and raises an alarm. */
const captureApproved = (
  payment: Payment,
  status: Extract<ProviderStatus, { state: 'approved' }>,
  { callId, nextCallId, via, isBanned }: StatusContext,
): PaymentEvent[] => {
  const { paymentId, purchase, open, otherRefs } = payment;
  if (!purchase || !isOpen(payment)) return [];
  const of = { paymentId, memberId: purchase.memberId };
  const providerRef = `order:${status.orderRef}`;
  if (status.yen !== purchase.yen)
    return otherRefs.includes(providerRef)
      ? []
      : [{ type: 'AmountDiffered', data: { ...of, providerRef, yen: status.yen, via } }];
  // A capture that was just refused repeats at the next query, and not at once.
  const isAsked = open?.callId === callId && open.kind === 'capture';
  if (isAsked || isBanned) return [];
  return [{ type: 'ProviderAsked', data: { ...of, callId: nextCallId, kind: 'capture' } }];
};

/** Reports once that the provider holds the money, whatever the payment's status. */
const reportHeld = (payment: Payment, reason: string, { via }: StatusContext): PaymentHeld[] => {
  const { paymentId, purchase, status } = payment;
  if (status === 'held') return [];
  return [{ type: 'PaymentHeld', data: { paymentId, memberId: purchase!.memberId, reason, via } }];
};

/** Returns true if a capture under way belongs to another call, which then ends it. */
const isOtherCapture = ({ open }: Payment, { callId }: StatusContext): boolean =>
  open?.kind === 'capture' && open.callId !== callId;

/**
 * Returns the events of a provider's status; none if it is already known. Money for an expired or cancelled payment is
 * still credited.
 */
export const followStatus = (
  payment: Payment,
  providerStatus: ProviderStatus,
  context: StatusContext,
): readonly PaymentEvent[] => {
  const { paymentId, purchase } = payment;
  if (!purchase) return [];
  const isUndecided = providerStatus.state === 'open' || providerStatus.state === 'approved';
  if (isUndecided && isOtherCapture(payment, context)) return [];
  const first = endSilence(payment, context.callId);
  let state = first.reduce(paymentStream.evolve, payment);
  if (providerStatus.state === 'open') return first;
  if (providerStatus.state === 'approved')
    return [...first, ...captureApproved({ ...state, open: payment.open }, providerStatus, context)];
  if (state.status === 'paid' && providerStatus.state !== 'paid') return [...first, ...followLoss(state, context.via)];
  if (providerStatus.state === 'held') return [...first, ...reportHeld(state, providerStatus.reason, context)];
  if (providerStatus.state === 'failed') {
    const data = { paymentId, memberId: purchase.memberId, code: providerStatus.code };
    return isOpen(state) ? [...first, { type: 'PaymentFailed', data }] : first;
  }
  const events: PaymentEvent[] = [...first];
  for (const receipt of providerStatus.receipts) {
    const received = receive(state, receipt, context);
    state = received ? paymentStream.evolve(state, received) : state;
    const returned = followReturn(state, receipt, context);
    state = returned.reduce(paymentStream.evolve, state);
    events.push(...(received ? [received] : []), ...returned);
  }
  return [...events, ...followBounce(state, providerStatus.receipts, context)];
};
