import { yen } from '../../kernel/money.js';
import type { ProviderReceipt, ProviderStatus } from '../../platform/payments/payment-provider.js';
import { isWallet } from '../../platform/payments/providers.shared.js';
import { type BounceFinding, followBounce } from './bounced.js';
import type { AmountDiffered, PaymentConfirmed, PaymentEvent, PaymentHeld, SurplusReceived } from './payment.events.js';
import { isOpen, type Payment, paymentStream } from './payment.state.js';
import { followLoss, followReturn, type ReturnFinding } from './returned.js';

/** How it was found out. */
export interface Finding extends ReturnFinding, BounceFinding {
  readonly callId: string;
  /** By which the money is taken, if it is the shop's turn to. */
  readonly nextCallId: string;
  /** The member may not use the shop: what comes is held for finance. */
  readonly isBanned: boolean;
}

type Receiving = PaymentConfirmed | AmountDiffered | SurplusReceived;

/** What money makes of a payment: credited once, in the amount that was wanted, whatever has become of it by then. */
export const receive = (
  payment: Payment,
  receipt: ProviderReceipt,
  { via, isBanned }: Pick<Finding, 'via' | 'isBanned'>,
): Receiving | null => {
  const { paymentId, providerRef, otherRefs, purchase: wanted } = payment;
  if (!wanted || receipt.ref === providerRef || otherRefs.includes(receipt.ref)) return null;
  const data = { paymentId, memberId: wanted.memberId, providerRef: receipt.ref, yen: receipt.yen, via };
  if (payment.status === 'paid') return { type: 'SurplusReceived', data };
  if (receipt.yen !== wanted.yen) return { type: 'AmountDiffered', data };
  const { refunded, reversed } = receipt.returned;
  const isGone = refunded !== null && refunded + reversed >= receipt.yen;
  // What has gone back already gives no points, and what nobody can tell waits for a person.
  const isCredited = !isBanned && !isGone && refunded !== null;
  const creditedTo = isCredited ? ('wallet' as const) : ('suspense' as const);
  return { type: 'PaymentConfirmed', data: { ...data, at: receipt.at.toISOString(), creditedTo } };
};

/** Money on the shop's own account is all there: what its sender takes back is a line of its own. */
const ALL_THERE = { refunded: yen(0), reversed: yen(0) };

/** Credits a deposit on the shop's own account, by the rules of `receive`. */
export const receiveDeposit = (
  payment: Payment,
  deposit: Omit<ProviderReceipt, 'returned'>,
  seen: Pick<Finding, 'via' | 'isBanned'>,
): Receiving | null => receive(payment, { ...deposit, returned: ALL_THERE }, seen);

/** The provider answers again, and knows of the payment: that ends a silence, and what a start has left open. */
const heard = (payment: Payment, callId: string): PaymentEvent[] => {
  const { paymentId, purchase: wanted, open, silentSince } = payment;
  if (!wanted || (open === null && silentSince === null)) return [];
  const of = { paymentId, memberId: wanted.memberId };
  const answered: PaymentEvent = {
    type: 'ProviderAnswered',
    data: { ...of, callId, outcome: 'accepted', providerRef: null, code: null },
  };
  if (payment.status !== 'requested') return [answered];
  return [answered, onward(wanted)];
};

/** What a payment waits for that its provider has accepted. */
export const onward = ({ paymentId, memberId, method, due }: NonNullable<Payment['purchase']>): PaymentEvent => {
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

/**
 * The payer has agreed: the money is taken, once, and only the amount that is wanted. Another amount is never taken, and
 * somebody must look.
 */
const approved = (
  payment: Payment,
  truth: Extract<ProviderStatus, { state: 'approved' }>,
  { callId, nextCallId, via, isBanned }: Finding,
): PaymentEvent[] => {
  const { paymentId, purchase: wanted, open, otherRefs } = payment;
  if (!wanted || !isOpen(payment)) return [];
  const of = { paymentId, memberId: wanted.memberId };
  const providerRef = `order:${truth.orderRef}`;
  if (truth.yen !== wanted.yen)
    return otherRefs.includes(providerRef)
      ? []
      : [{ type: 'AmountDiffered', data: { ...of, providerRef, yen: truth.yen, via } }];
  // What was just asked for in vain is asked for again at the next look, and not at once.
  const isAsked = open?.callId === callId && open.kind === 'capture';
  if (isAsked || isBanned) return [];
  return [{ type: 'ProviderAsked', data: { ...of, callId: nextCallId, kind: 'capture' } }];
};

/** The provider keeps the money back: that is told once, whatever had become of the payment by then. */
const held = (payment: Payment, reason: string, { via }: Finding): PaymentHeld[] => {
  const { paymentId, purchase: wanted, status } = payment;
  if (status === 'held') return [];
  return [{ type: 'PaymentHeld', data: { paymentId, memberId: wanted!.memberId, reason, via } }];
};

/** What is being taken is for the call that takes it to end, and not for a question beside it. */
const isBeside = ({ open }: Payment, { callId }: Finding): boolean =>
  open?.kind === 'capture' && open.callId !== callId;

/**
 * What follows from the provider's word. Nothing, when it is known already: whoever asks first ends it, and the others
 * find it ended. A payment that was given up is paid all the same when its money comes.
 */
export const followTruth = (payment: Payment, truth: ProviderStatus, finding: Finding): readonly PaymentEvent[] => {
  const { paymentId, purchase: wanted } = payment;
  if (!wanted) return [];
  const isUndecided = truth.state === 'open' || truth.state === 'approved';
  if (isUndecided && isBeside(payment, finding)) return [];
  const first = heard(payment, finding.callId);
  let state = first.reduce(paymentStream.evolve, payment);
  if (truth.state === 'open') return first;
  if (truth.state === 'approved') return [...first, ...approved({ ...state, open: payment.open }, truth, finding)];
  if (state.status === 'paid' && truth.state !== 'paid') return [...first, ...followLoss(state, finding.via)];
  if (truth.state === 'held') return [...first, ...held(state, truth.reason, finding)];
  if (truth.state === 'failed') {
    const data = { paymentId, memberId: wanted.memberId, code: truth.code };
    return isOpen(state) ? [...first, { type: 'PaymentFailed', data }] : first;
  }
  const events: PaymentEvent[] = [...first];
  for (const receipt of truth.receipts) {
    const received = receive(state, receipt, finding);
    state = received ? paymentStream.evolve(state, received) : state;
    const returned = followReturn(state, receipt, finding);
    state = returned.reduce(paymentStream.evolve, state);
    events.push(...(received ? [received] : []), ...returned);
  }
  return [...events, ...followBounce(state, truth.receipts, finding)];
};
