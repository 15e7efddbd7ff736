import { eventIdOf } from '../../kernel/ids.js';
import { add, negate, subtract, type Yen, yen } from '../../kernel/money.js';
import { type Stream, streamIdOf } from '../../kernel/stream.js';
import { subtractLoss } from './chargeback-parts.js';
import { WITHDRAWN } from './failure-codes.js';
import { buildMadeRefund, type MadeRefund, subtractBounce, sumProviderRefunds } from './made-refunds.js';
import type { MoneyMovement } from './movements.js';
import {
  type ChargebackLost,
  type ChargebackOpened,
  type ClosableAlarm,
  type DebtSettled,
  type DisputeNoticed,
  type PaymentEvent,
  type PaymentRequested,
  paymentEvents,
  type RefundBounced,
  type RefundConfirmed,
  type RefundFailed,
  type RefundRequested,
  type ReturnNoticed,
} from './payment.events.js';

/**
 * In `requested`, the provider's response is unknown. In `sent-on` and `awaiting`, the member must act. In `held`, the
 * member has done everything, and the provider must decide.
 */
export type PaymentStatus =
  | 'none'
  | 'requested'
  | 'sent-on'
  | 'awaiting'
  | 'held'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'cancelled';

/** A problem that needs attention. Long silence of a provider is an alarm by time, and not listed here. */
export type Alarm = ClosableAlarm | 'in-suspense' | 'chargeback';

/** The state of a payment, folded from its events. */
export interface Payment {
  readonly paymentId: string;
  readonly status: PaymentStatus;
  /** The purchase; null before it. */
  readonly purchase: PaymentRequested['data'] | null;
  /** The call that the provider has not responded to. */
  readonly open: { readonly callId: string; readonly kind: 'start' | 'capture' | 'cancel' } | null;
  /** The provider's id of the order, unless it uses the shop's id; null if unknown. */
  readonly orderRef: string | null;
  /** The start of the provider's silence; null while it responds. */
  readonly silentSince: string | null;
  /** The provider's id of the credited money; null before. */
  readonly providerRef: string | null;
  /** The provider's ids of money that was not credited: surplus, and other amounts. */
  readonly otherRefs: readonly string[];
  /** The time when the money arrived; null before. */
  readonly paidAt: string | null;
  /** The status before the provider held the money; null if it did not. */
  readonly heldFrom: PaymentStatus | null;
  /** The money arrived after expiry. */
  readonly isLate: boolean;
  readonly failureCode: string | null;
  readonly alarms: readonly Alarm[];
  /** The house holds the money, and no points were issued. */
  readonly isHeld: boolean;
  /** The refund under way; null for none. */
  readonly refund: RefundRequested['data'] | null;
  /** The sum of completed refunds. */
  readonly refundedYen: Yen;
  /** Completed refunds, the oldest first. */
  readonly refunds: readonly MadeRefund[];
  /** Yen of the last refund that failed or bounced, until another begins; null for none. */
  readonly failedRefundYen: Yen | null;
  /** The open chargeback; null for none. */
  readonly chargeback: ChargebackOpened['data'] | null;
  /** The provider's reports about disputes, the latest last. */
  readonly disputes: readonly Pick<DisputeNoticed['data'], 'caseId' | 'stage' | 'yen' | 'outcome'>[];
  /** The last report about returned money that is not booked; null for none. */
  readonly returnNoticed: Pick<ReturnNoticed['data'], 'refundedYen' | 'reversedYen'> | null;
  /** Yen lost in disputes. */
  readonly chargedBackYen: Yen;
  /** Yen that the member owes for returned or disputed money, including a refund under way. */
  readonly owedYen: Yen;
  /** Yen of such debts that were transferred, and that the shop has written off. */
  readonly settledYen: Readonly<Record<DebtSettled['data']['by'], Yen>>;
  /** Money that the provider has received and returned; none for the shop's own account. */
  readonly movements: readonly MoneyMovement[];
}

/** The statuses of payments that may still be paid normally. For a held one, the provider decides. */
export const OPEN_STATUSES: readonly PaymentStatus[] = ['requested', 'sent-on', 'awaiting', 'held'];

/** Returns true if a payment may still be paid normally. */
export const isOpen = ({ status }: Pick<Payment, 'status'>): boolean => OPEN_STATUSES.includes(status);

/** Returns true while the member may still pay; an unpaid payment ends with its due time. */
export const isMembersTurn = (payment: Pick<Payment, 'status'>): boolean =>
  isOpen(payment) && payment.status !== 'held';

const added = <Item>(list: readonly Item[], item: Item): readonly Item[] =>
  list.includes(item) ? list : [...list, item];

/** Adds money that the provider has received or returned. */
const withMovement = (
  payment: Payment,
  movement: Omit<MoneyMovement, 'list' | 'settledYen'>,
): readonly MoneyMovement[] =>
  payment.purchase?.provider === 'bank'
    ? payment.movements
    : [...payment.movements, { ...movement, list: null, settledYen: null }];

const withList = (
  payment: Payment,
  movementId: string,
  compared: Pick<MoneyMovement, 'list' | 'settledYen'>,
): readonly MoneyMovement[] => payment.movements.map((one) => (one.id === movementId ? { ...one, ...compared } : one));

const without = (list: readonly Alarm[], ...ended: readonly Alarm[]): readonly Alarm[] =>
  list.filter((alarm) => !ended.includes(alarm));

/** Returns the yen that are neither refunded nor charged back. */
export const leftOf = ({ purchase, refundedYen, chargedBackYen }: Payment): Yen =>
  subtract(subtract(purchase?.yen ?? yen(0), refundedYen), chargedBackYen);

/** Returns true if its member gets no parcels: it is in dispute, or was lost in one and is still owed. */
export const isDisputed = ({ chargeback, chargedBackYen, owedYen }: Payment): boolean =>
  chargeback !== null || (chargedBackYen > 0 && owedYen > 0);

/** Ends the hold once all money was returned. */
const afterMoneyLeft = (payment: Payment): Payment =>
  leftOf(payment) > 0 ? payment : { ...payment, alarms: without(payment.alarms, 'in-suspense') };

const confirmed = (payment: Payment, data: Extract<PaymentEvent, { type: 'PaymentConfirmed' }>['data']): Payment => {
  const before = payment.status === 'held' ? payment.heldFrom : payment.status;
  const wasAbandoned = before === 'failed' || before === 'cancelled';
  const late = wasAbandoned ? added<Alarm>(payment.alarms, 'paid-after-failure') : payment.alarms;
  return {
    ...payment,
    status: 'paid',
    open: null,
    silentSince: null,
    providerRef: data.providerRef,
    isHeld: data.creditedTo === 'suspense',
    paidAt: data.at,
    isLate: before === 'expired',
    failureCode: wasAbandoned ? payment.failureCode : null,
    alarms: data.creditedTo === 'suspense' ? added<Alarm>(late, 'in-suspense') : late,
    movements: withMovement(payment, { id: payment.paymentId, kind: 'payment', yen: data.yen, at: data.at }),
  };
};

const refunded = (payment: Payment, { refundId, yen: amount, at }: RefundConfirmed['data']): Payment =>
  afterMoneyLeft({
    ...payment,
    refund: null,
    silentSince: null,
    refundedYen: add(payment.refundedYen, amount),
    refunds: payment.refund ? [...payment.refunds, buildMadeRefund(payment.refund, at)] : payment.refunds,
    alarms: payment.refund?.by === 'provider' ? without(payment.alarms, 'returned') : payment.alarms,
    movements:
      payment.refund?.by === 'provider'
        ? withMovement(payment, { id: refundId, kind: 'refund', yen: negate(amount), at })
        : payment.movements,
  });

/** Raises an alarm for a failed refund, unless finance withdrew it. */
const refundFailed = (payment: Payment, { code }: RefundFailed['data']): Payment => ({
  ...payment,
  refund: null,
  silentSince: null,
  owedYen: subtract(payment.owedYen, yen(payment.refund?.taken.owed ?? 0)),
  failedRefundYen: payment.refund?.yen ?? null,
  alarms: code === WITHDRAWN ? payment.alarms : added<Alarm>(payment.alarms, 'refund-failed'),
});

/** Records returned money: the refund must be repeated, or is not needed. */
const refundBounced = (payment: Payment, data: RefundBounced['data']): Payment => {
  const { settledYen, movements, alarms } = payment;
  const bounced = payment.refunds.find(({ refundId }) => refundId === data.refundId);
  const id = eventIdOf(`refund-bounced/${data.refundId}`, bounced?.yen ?? 0);
  const held: readonly Alarm[] = data.takenFrom === 'suspense' ? added(alarms, 'in-suspense') : alarms;
  return {
    ...payment,
    refundedYen: subtract(payment.refundedYen, data.yen),
    refunds: payment.refunds.flatMap((one) => (one === bounced ? subtractBounce(one, data) : [one])),
    failedRefundYen: data.yen,
    owedYen: subtract(payment.owedYen, yen(data.restored.owed)),
    settledYen: {
      transfer: subtract(settledYen.transfer, data.repaidYen),
      'write-off': subtract(settledYen['write-off'], data.writtenOffYen),
    },
    alarms: added<Alarm>(held, 'refund-failed'),
    movements:
      data.by === 'provider' ? withMovement(payment, { id, kind: 'refund', yen: data.yen, at: data.at }) : movements,
  };
};

const debtSettled = (payment: Payment, { yen: settled, by }: DebtSettled['data']): Payment => ({
  ...payment,
  owedYen: subtract(payment.owedYen, settled),
  settledYen: { ...payment.settledYen, [by]: add(payment.settledYen[by], settled) },
});

/** Raises an alarm if the provider holds less money than booked, and ends it once all of it is booked. */
const returnNoticed = (payment: Payment, { refundedYen, reversedYen }: ReturnNoticed['data']): Payment => {
  const isBooked = refundedYen !== null && reversedYen === 0 && refundedYen <= sumProviderRefunds(payment);
  const alarms = isBooked ? without(payment.alarms, 'returned') : added<Alarm>(payment.alarms, 'returned');
  return { ...payment, returnNoticed: { refundedYen, reversedYen }, alarms };
};

/** Returns the alarm of a dispute. A recorded case needs no attention until it is decided. */
const alarmOf = (payment: Payment, notice: DisputeNoticed['data']): Alarm | null => {
  const { chargeback, chargedBackYen, disputes } = payment;
  if (chargeback) return notice.stage === 'resolved' ? 'dispute-resolved' : null;
  if (notice.outcome === 'won') return null;
  if (notice.outcome === 'lost') return leftOf(payment) > 0 && chargedBackYen < (notice.yen ?? 1) ? 'dispute' : null;
  const isKnown = disputes.some(({ caseId }) => caseId === notice.caseId);
  return isKnown || (chargedBackYen > 0 && leftOf(payment) === 0) ? null : 'dispute';
};

const disputeNoticed = (payment: Payment, data: DisputeNoticed['data']): Payment => {
  const alarm = alarmOf(payment, data);
  const { caseId, stage, yen: disputedYen = null, outcome } = data;
  // A dispute won before it was recorded needs no attention.
  const alarms = outcome === 'won' ? without(payment.alarms, 'dispute') : payment.alarms;
  return {
    ...payment,
    disputes: [...payment.disputes, { caseId, stage, yen: disputedYen, ...(outcome && { outcome }) }],
    alarms: alarm ? added(alarms, alarm) : alarms,
  };
};

const chargebackOpened = (payment: Payment, data: ChargebackOpened['data']): Payment => {
  const alarms = added<Alarm>(without(payment.alarms, 'dispute', 'returned'), 'chargeback');
  // The provider may decide a dispute before it is recorded.
  const isDecided = payment.alarms.includes('dispute') && payment.disputes.at(-1)?.outcome === 'lost';
  return { ...payment, chargeback: data, alarms: isDecided ? added(alarms, 'dispute-resolved') : alarms };
};

const chargebackLost = (payment: Payment, { chargebackId, yen: lost, taken }: ChargebackLost['data']): Payment =>
  afterMoneyLeft({
    ...payment,
    chargeback: payment.chargeback && subtractLoss(payment.chargeback, lost),
    chargedBackYen: add(payment.chargedBackYen, lost),
    movements: withMovement(payment, { id: chargebackId, kind: 'chargeback', yen: negate(lost), at: null }),
    owedYen: add(payment.owedYen, yen(taken.owed)),
    alarms: without(payment.alarms, 'chargeback', 'dispute-resolved'),
  });

const evolve = (payment: Payment, { type, data }: PaymentEvent): Payment => {
  switch (type) {
    case 'PaymentRequested':
      return { ...payment, status: 'requested', purchase: data };
    case 'ProviderAsked':
      return {
        ...payment,
        // A declined payer may approve the same order with another means.
        status: data.kind === 'capture' && payment.status === 'failed' ? 'sent-on' : payment.status,
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
    case 'PaymentHeld':
      return { ...payment, status: 'held', heldFrom: payment.status, open: null, silentSince: null };
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
    case 'DisputeNoticed':
      return disputeNoticed(payment, data);
    case 'ReturnNoticed':
      return returnNoticed(payment, data);
    case 'RefundRequested':
      return {
        ...payment,
        refund: data,
        failedRefundYen: null,
        owedYen: add(payment.owedYen, yen(data.taken.owed)),
        alarms: without(payment.alarms, 'refund-failed'),
      };
    case 'RefundConfirmed':
      return refunded(payment, data);
    case 'RefundFailed':
      return refundFailed(payment, data);
    case 'RefundBounced':
      return refundBounced(payment, data);
    case 'DebtSettled':
      return debtSettled(payment, data);
    case 'ChargebackOpened':
      return chargebackOpened(payment, data);
    case 'ChargebackWon':
      return { ...payment, chargeback: null, alarms: without(payment.alarms, 'chargeback', 'dispute-resolved') };
    case 'ChargebackLost':
      return chargebackLost(payment, data);
    case 'PaymentAlarmClosed':
      return { ...payment, alarms: without(payment.alarms, data.alarm) };
    case 'SettlementLineMatched':
      return { ...payment, movements: withList(payment, data.movementId, { list: 'matched', settledYen: data.yen }) };
    case 'SettlementLineDiffered':
      return {
        ...payment,
        movements: withList(payment, data.movementId, { list: 'other-amount', settledYen: data.yen }),
      };
    case 'SettlementLineMissing':
      return { ...payment, movements: withList(payment, data.movementId, { list: 'missing', settledYen: null }) };
    case 'SettlementLineSurplus':
      return payment;
  }
};

export const paymentStream: Stream<Payment, PaymentEvent> = {
  prefix: 'payment',
  events: paymentEvents,
  initial: (paymentId) => ({
    paymentId,
    status: 'none',
    purchase: null,
    open: null,
    orderRef: null,
    silentSince: null,
    providerRef: null,
    otherRefs: [],
    paidAt: null,
    heldFrom: null,
    isLate: false,
    failureCode: null,
    alarms: [],
    isHeld: false,
    refund: null,
    refundedYen: yen(0),
    refunds: [],
    failedRefundYen: null,
    chargeback: null,
    disputes: [],
    returnNoticed: null,
    chargedBackYen: yen(0),
    owedYen: yen(0),
    settledYen: { transfer: yen(0), 'write-off': yen(0) },
    movements: [],
  }),
  evolve,
};

export const paymentStreamOf = (paymentId: string): string => streamIdOf(paymentStream, paymentId);
