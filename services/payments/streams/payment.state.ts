import { minus, plus, type Yen, yen } from '../../kernel/money.js';
import { type Stream, streamIdOf } from '../../kernel/stream.js';
import { type PaymentEvent, type PaymentRequested, paymentEvents, type RefundRequested } from './payment.events.js';

/** `requested`: nobody knows yet what the provider makes of it; `sent-on` and `awaiting`: it is the member's turn. */
export type PaymentStatus = 'none' | 'requested' | 'sent-on' | 'awaiting' | 'paid' | 'failed' | 'expired' | 'cancelled';

/** What somebody must look at; that the provider is silent for long is told by the clock. */
export type Alarm = 'surplus' | 'other-amount' | 'paid-after-failure' | 'in-suspense';

/** A payment as its facts come to. */
export interface Payment {
  readonly paymentId: string;
  readonly status: PaymentStatus;
  /** What was wanted; null before it was. */
  readonly wanted: PaymentRequested['data'] | null;
  /** What the provider was asked to do and has not answered. */
  readonly open: { readonly callId: string; readonly kind: 'start' | 'capture' | 'cancel' } | null;
  /** What the provider calls the order, where it does not go by our id; null before anybody knows. */
  readonly orderRef: string | null;
  /** From when on the provider has given no answer to what it was asked; null while it answers. */
  readonly silentSince: string | null;
  /** Of the money that was credited; null before. */
  readonly providerRef: string | null;
  /** Of money that was not credited: surplus, and other amounts. */
  readonly otherRefs: readonly string[];
  /** When the money was there; null before. */
  readonly paidAt: string | null;
  /** Money came after it had expired. */
  readonly isLate: boolean;
  readonly failureCode: string | null;
  readonly alarms: readonly Alarm[];
  /** The money is held by the house, and gave no points. */
  readonly isHeld: boolean;
  /** Money that is on its way back; null while none is. */
  readonly refund: RefundRequested['data'] | null;
  /** Money that has gone back. */
  readonly refundedYen: Yen;
  /** What the member owes of what has gone back, or is on its way. */
  readonly owedYen: Yen;
}

const OPEN: readonly PaymentStatus[] = ['requested', 'sent-on', 'awaiting'];

/** Whether it may still be paid in the usual way. */
export const isOpen = ({ status }: Pick<Payment, 'status'>): boolean => OPEN.includes(status);

const added = <Item>(list: readonly Item[], item: Item): readonly Item[] =>
  list.includes(item) ? list : [...list, item];

const confirmed = (payment: Payment, data: Extract<PaymentEvent, { type: 'PaymentConfirmed' }>['data']): Payment => {
  const wasGivenUp = payment.status === 'failed' || payment.status === 'cancelled';
  const late = wasGivenUp ? added<Alarm>(payment.alarms, 'paid-after-failure') : payment.alarms;
  return {
    ...payment,
    status: 'paid',
    open: null,
    silentSince: null,
    providerRef: data.providerRef,
    isHeld: data.creditedTo === 'suspense',
    paidAt: data.at,
    isLate: payment.status === 'expired',
    alarms: data.creditedTo === 'suspense' ? added<Alarm>(late, 'in-suspense') : late,
  };
};

const evolve = (payment: Payment, { type, data }: PaymentEvent): Payment => {
  switch (type) {
    case 'PaymentRequested':
      return { ...payment, status: 'requested', wanted: data };
    case 'ProviderAsked':
      return {
        ...payment,
        open: { callId: data.callId, kind: data.kind },
        orderRef: data.orderRef ?? payment.orderRef,
      };
    case 'ProviderAnswered':
      return { ...payment, open: null, silentSince: null, orderRef: data.providerRef ?? payment.orderRef };
    case 'ProviderSilent':
      return { ...payment, silentSince: payment.silentSince ?? data.since };
    case 'MemberSentOn':
      return { ...payment, status: 'sent-on' };
    case 'SlipIssued':
    case 'TransferAwaited':
      return { ...payment, status: 'awaiting' };
    case 'PaymentConfirmed':
      return confirmed(payment, data);
    case 'PaymentFailed':
      return { ...payment, status: 'failed', open: null, silentSince: null, failureCode: data.code };
    case 'PaymentExpired':
      return { ...payment, status: 'expired' };
    case 'PaymentCancelled':
      return { ...payment, status: 'cancelled' };
    case 'AmountDiffered':
      return {
        ...payment,
        otherRefs: added(payment.otherRefs, data.providerRef),
        alarms: added<Alarm>(payment.alarms, 'other-amount'),
      };
    case 'SurplusReceived':
      return {
        ...payment,
        otherRefs: added(payment.otherRefs, data.providerRef),
        alarms: added<Alarm>(payment.alarms, 'surplus'),
      };
    case 'RefundRequested':
      return { ...payment, refund: data, owedYen: plus(payment.owedYen, yen(data.taken.owed)) };
    case 'RefundConfirmed':
      return { ...payment, refund: null, silentSince: null, refundedYen: plus(payment.refundedYen, data.yen) };
    case 'RefundFailed':
      return {
        ...payment,
        refund: null,
        silentSince: null,
        owedYen: minus(payment.owedYen, yen(payment.refund?.taken.owed ?? 0)),
      };
    case 'DebtSettled':
      return { ...payment, owedYen: minus(payment.owedYen, data.yen) };
  }
};

export const paymentStream: Stream<Payment, PaymentEvent> = {
  prefix: 'payment',
  events: paymentEvents,
  initial: (paymentId) => ({
    paymentId,
    status: 'none',
    wanted: null,
    open: null,
    orderRef: null,
    silentSince: null,
    providerRef: null,
    otherRefs: [],
    paidAt: null,
    isLate: false,
    failureCode: null,
    alarms: [],
    isHeld: false,
    refund: null,
    refundedYen: yen(0),
    owedYen: yen(0),
  }),
  evolve,
};

export const paymentStreamOf = (paymentId: string): string => streamIdOf(paymentStream, paymentId);
