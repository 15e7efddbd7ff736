import { accept, type Decision } from '../../kernel/decision.js';
import type {
  Cancelled,
  Refunded,
  RefundUnderWay,
  Silence,
  Started,
  StatusResult,
} from '../../platform/payments/payment-provider.js';
import { RESPONSE_LOST, UNREACHABLE } from '../streams/failure-codes.js';
import type { PaymentEvent } from '../streams/payment.events.js';
import { isOpen, type Payment } from '../streams/payment.state.js';
import { continuePayment, followStatus, type StatusContext } from '../streams/provider-status.js';

type Made = Decision<PaymentEvent, never>;

const subject = ({ paymentId, purchase }: Payment) => ({ paymentId, memberId: purchase!.memberId });

/** Reports once that the provider has not responded, so it is unknown whether it has acted. */
export const decideSilence = (payment: Payment, callId: string, now: Date): Made =>
  payment.silentSince === null
    ? accept({ type: 'ProviderSilent', data: { ...subject(payment), callId, since: now.toISOString() } })
    : accept();

/** Decides the provider's response to an order. */
export const decideStarted = (payment: Payment, callId: string, started: Started, now: Date): Made => {
  const of = subject(payment);
  if (started.outcome === 'silent') return decideSilence(payment, callId, now);
  const code = started.outcome === 'accepted' ? null : started.outcome === 'refused' ? started.code : UNREACHABLE;
  const outcome = code === null ? ('accepted' as const) : ('refused' as const);
  const providerRef = started.outcome === 'accepted' ? (started.orderRef ?? null) : null;
  const response: PaymentEvent = { type: 'ProviderAnswered', data: { ...of, callId, outcome, providerRef, code } };
  if (!isOpen(payment)) return accept(response);
  if (code !== null) return accept<PaymentEvent>(response, { type: 'PaymentFailed', data: { ...of, code } });
  // A concurrent query may have found the order before this response.
  return payment.status === 'requested' ? accept(response, continuePayment(payment.purchase!)) : accept(response);
};

/**
 * Decides the status of an order whose response was lost. The response contained the page or numbers that the member
 * needs; a query returns only a store's number. Without them nobody can pay: the attempt fails, and the member starts
 * again.
 */
export const decideFound = (
  payment: Payment,
  { status, slip }: Pick<Extract<StatusResult, { outcome: 'answered' }>, 'status' | 'slip'>,
  finding: StatusContext,
): Made => {
  const events = followStatus(payment, status, finding);
  const isPayable = payment.purchase?.method === 'convenience-store' && slip !== null;
  if (status.state !== 'open' || isPayable || !isOpen(payment)) return accept(...events);
  const responses = events.filter(({ type }) => type === 'ProviderAnswered');
  return accept<PaymentEvent>(...responses, {
    type: 'PaymentFailed',
    data: { ...subject(payment), code: RESPONSE_LOST },
  });
};

/** Fails an order that the provider does not know, once it is too late to create it. */
export const decideNeverCreated = (payment: Payment, callId: string): Made =>
  decideStarted(payment, callId, { outcome: 'unreachable' }, new Date(0));

/**
 * Decides a capture that the provider refused. Without the payer's approval, the order stays open. A declined payment
 * fails at once, but its payer may use another means until the due time.
 */
export const decideNotCaptured = (
  payment: Payment,
  callId: string,
  { code, isDeclined }: { readonly code: string; readonly isDeclined: boolean },
): Made => {
  const of = subject(payment);
  const response: PaymentEvent = {
    type: 'ProviderAnswered',
    data: { ...of, callId, outcome: 'refused', providerRef: null, code },
  };
  const failure = isDeclined ? code : payment.failureCode;
  if (failure === null || !isOpen(payment)) return accept(response);
  return accept<PaymentEvent>(response, { type: 'PaymentFailed', data: { ...of, code: failure } });
};

/** Ends the silence about a refund that the provider is processing; its result is still unknown. */
export const decideUnderWay = (payment: Payment, callId: string): Made => {
  if (payment.silentSince === null) return accept();
  const data = { ...subject(payment), callId, outcome: 'accepted' as const, providerRef: null, code: null };
  return accept({ type: 'ProviderAnswered', data });
};

/** Decides the provider's response to a refund. If it is refused, the points return to the member. */
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

/**
 * Decides the provider's response to a cancellation. A refused one may mean that the order is paid, so the provider is
 * queried.
 */
export const decideCancelled = (
  payment: Payment,
  callId: string,
  cancelled: Cancelled,
  by: 'member' | 'operator',
): Made => {
  const of = subject(payment);
  const isDone = cancelled.outcome === 'accepted';
  const code = cancelled.outcome === 'refused' ? cancelled.code : isDone ? null : cancelled.outcome;
  const response: PaymentEvent = {
    type: 'ProviderAnswered',
    data: { ...of, callId, outcome: isDone ? 'accepted' : 'refused', providerRef: null, code },
  };
  if (!isDone || !isOpen(payment)) return accept(response);
  return accept<PaymentEvent>(response, { type: 'PaymentCancelled', data: { ...of, by } });
};
