import { accept, type Decision } from '../../kernel/decision.js';
import type {
  Cancelled,
  Refunded,
  RefundUnderWay,
  Silence,
  Started,
  StatusResult,
} from '../../platform/payments/payment-provider.js';
import { ANSWER_LOST, UNREACHABLE } from '../streams/failure-codes.js';
import type { PaymentEvent } from '../streams/payment.events.js';
import { isOpen, type Payment } from '../streams/payment.state.js';
import { type Finding, followTruth, onward } from '../streams/truth.js';

type Made = Decision<PaymentEvent, never>;

const subject = ({ paymentId, wanted }: Payment) => ({ paymentId, memberId: wanted!.memberId });

/** Nobody knows whether the provider has acted; told once, however often it is asked in vain. */
export const decideSilence = (payment: Payment, callId: string, now: Date): Made =>
  payment.silentSince === null
    ? accept({ type: 'ProviderSilent', data: { ...subject(payment), callId, since: now.toISOString() } })
    : accept();

/** What the provider made of an order. */
export const decideStarted = (payment: Payment, callId: string, started: Started, now: Date): Made => {
  const of = subject(payment);
  if (started.outcome === 'silent') return decideSilence(payment, callId, now);
  const code = started.outcome === 'accepted' ? null : started.outcome === 'refused' ? started.code : UNREACHABLE;
  const outcome = code === null ? ('accepted' as const) : ('refused' as const);
  const providerRef = started.outcome === 'accepted' ? (started.orderRef ?? null) : null;
  const answer: PaymentEvent = { type: 'ProviderAnswered', data: { ...of, callId, outcome, providerRef, code } };
  if (!isOpen(payment)) return accept(answer);
  if (code !== null) return accept<PaymentEvent>(answer, { type: 'PaymentFailed', data: { ...of, code } });
  // Whoever asked meanwhile may have found it before its answer came.
  return payment.status === 'requested' ? accept(answer, onward(payment.wanted!)) : accept(answer);
};

/**
 * The provider's word on an order whose answer is lost. What the member needs to go on (the issuer's or the carrier's page,
 * the numbers for a bank's machine) was in that answer alone; a store's number is found by asking. Without it nobody can pay
 * the order: that attempt has failed, and the member begins again.
 */
export const decideFound = (
  payment: Payment,
  { status: truth, slip }: Pick<Extract<StatusResult, { outcome: 'answered' }>, 'status' | 'slip'>,
  finding: Finding,
): Made => {
  const events = followTruth(payment, truth, finding);
  const isPayable = payment.wanted?.method === 'convenience-store' && slip !== null;
  if (truth.state !== 'open' || isPayable || !isOpen(payment)) return accept(...events);
  const answered = events.filter(({ type }) => type === 'ProviderAnswered');
  return accept<PaymentEvent>(...answered, { type: 'PaymentFailed', data: { ...subject(payment), code: ANSWER_LOST } });
};

/** The provider does not know of the order, and it is too late to make it. */
export const decideNeverMade = (payment: Payment, callId: string): Made =>
  decideStarted(payment, callId, { outcome: 'unreachable' }, new Date(0));

/**
 * The provider did not take the money. Where the payer has not agreed, the order stays open. A declined payment has failed,
 * and is shown so at once. Its payer may still use another means until the due time; otherwise it stays failed.
 */
export const decideNotCaptured = (
  payment: Payment,
  callId: string,
  { code, isDeclined }: { readonly code: string; readonly isDeclined: boolean },
): Made => {
  const of = subject(payment);
  const answer: PaymentEvent = {
    type: 'ProviderAnswered',
    data: { ...of, callId, outcome: 'refused', providerRef: null, code },
  };
  const failure = isDeclined ? code : payment.failureCode;
  if (failure === null || !isOpen(payment)) return accept(answer);
  return accept<PaymentEvent>(answer, { type: 'PaymentFailed', data: { ...of, code: failure } });
};

/** The provider is at work on a refund: that ends its silence, and nothing else is known. */
export const decideUnderWay = (payment: Payment, callId: string): Made => {
  if (payment.silentSince === null) return accept();
  const data = { ...subject(payment), callId, outcome: 'accepted' as const, providerRef: null, code: null };
  return accept({ type: 'ProviderAnswered', data });
};

/** What the provider made of being asked for money back. Where it gives none the points are the member's again. */
export const decideRefunded = (
  { refund }: Payment,
  refunded: Exclude<Refunded, Silence | RefundUnderWay>,
  now: Date,
): Made => {
  if (!refund) return accept();
  const { paymentId, memberId, refundId, yen } = refund;
  const of = { paymentId, memberId, refundId, yen };
  if (refunded.outcome === 'accepted')
    return accept({ type: 'RefundConfirmed', data: { ...of, at: now.toISOString(), takenFrom: refund.takenFrom } });
  const code = refunded.outcome === 'refused' ? refunded.code : UNREACHABLE;
  return accept({ type: 'RefundFailed', data: { ...of, code } });
};

/** What the provider made of being asked to take an order back. What it refuses may be paid: that is for asking. */
export const decideCancelled = (
  payment: Payment,
  callId: string,
  cancelled: Cancelled,
  by: 'member' | 'operator',
): Made => {
  const of = subject(payment);
  const isDone = cancelled.outcome === 'accepted';
  const code = cancelled.outcome === 'refused' ? cancelled.code : isDone ? null : cancelled.outcome;
  const answered: PaymentEvent = {
    type: 'ProviderAnswered',
    data: { ...of, callId, outcome: isDone ? 'accepted' : 'refused', providerRef: null, code },
  };
  if (!isDone || !isOpen(payment)) return accept(answered);
  return accept<PaymentEvent>(answered, { type: 'PaymentCancelled', data: { ...of, by } });
};
