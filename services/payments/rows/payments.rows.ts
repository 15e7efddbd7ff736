import { subtract } from '../../kernel/money.js';
import type { Loaded } from '../../kernel/stream.js';
import { changeOwed, endDispute, openDispute } from '../../members/index.js';
import { METHOD_LIST } from '../../platform/payments/providers.shared.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { creditPurchase } from '../../points/index.js';
import { findLastRefundTime, isWatched, PAYMENT_DUE, PAYMENT_LOOK } from '../streams/deadlines.js';
import { computeNextQueryTime, computeNextReturnQueryTime, type QueryUntil } from '../streams/due.js';
import type { PaymentEvent, Provider } from '../streams/payment.events.js';
import {
  isDisputed,
  isMembersTurn,
  type Payment,
  type PaymentStatus,
  paymentStream,
  paymentStreamOf,
} from '../streams/payment.state.js';
import { recordChargeback } from './chargebacks.rows.js';
import { recordSettledLine, saveMovements } from './movements.rows.js';
import { recordRefund } from './refunds.rows.js';
import { releaseTransferNumber } from './transfer-numbers.rows.js';

const SAVE = `insert into payments.payments (payment_id, member_id, course_id, method, provider, yen, points, bonus_points,
    bonus_coins, pack_id, status, requested_at, due_at, provider_ref, paid_at, late, failure_code, silent_since, alarms, version,
    refunded_yen, refunding_yen, refund_by, owed_yen, order_ref, disputed_yen, charged_back_yen, dispute_case, dispute_case_yen)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26,
    $27, $28, $29)
  on conflict (payment_id) do update set status = excluded.status, provider_ref = excluded.provider_ref,
    paid_at = excluded.paid_at, late = excluded.late, failure_code = excluded.failure_code,
    silent_since = excluded.silent_since, alarms = excluded.alarms, version = excluded.version,
    refunded_yen = excluded.refunded_yen, refunding_yen = excluded.refunding_yen, refund_by = excluded.refund_by,
    owed_yen = excluded.owed_yen, order_ref = excluded.order_ref, disputed_yen = excluded.disputed_yen,
    charged_back_yen = excluded.charged_back_yen, dispute_case = excluded.dispute_case,
    dispute_case_yen = excluded.dispute_case_yen`;

const save = (tx: StoreTransaction, payment: Payment, version: number): void => {
  const purchase = payment.purchase!;
  tx.write('payments-save', SAVE, [
    payment.paymentId,
    purchase.memberId,
    purchase.courseId,
    purchase.method,
    purchase.provider,
    purchase.yen,
    purchase.points,
    purchase.bonusPoints,
    purchase.bonusCoins,
    purchase.packId,
    payment.status,
    purchase.requestedAt,
    purchase.due,
    payment.providerRef,
    payment.paidAt,
    payment.isLate,
    payment.failureCode,
    payment.silentSince,
    payment.alarms,
    version,
    payment.refundedYen,
    payment.refund?.yen ?? 0,
    payment.refund?.by ?? null,
    payment.owedYen,
    payment.orderRef,
    payment.chargeback?.yen ?? 0,
    payment.chargedBackYen,
    payment.disputes.at(-1)?.caseId ?? null,
    payment.disputes.at(-1)?.yen ?? null,
  ]);
};

const deadlineOf = (kind: string, { paymentId }: Payment) => ({ kind, streamId: paymentStreamOf(paymentId), ref: '' });

/** The end of queries about unpaid payments, by status. */
const LOOKS: Readonly<Partial<Record<PaymentStatus, QueryUntil>>> = { failed: 'due', held: 'decided' };

/** Sets the time of the next query; none once it is too late for payments and returns. */
export const scheduleNextQuery = (tx: StoreTransaction, payment: Payment): void => {
  const { requestedAt, due } = payment.purchase!;
  const refundedAt = findLastRefundTime(payment);
  const dueAt = payment.paidAt
    ? computeNextReturnQueryTime(new Date(payment.paidAt), refundedAt ? new Date(refundedAt) : null, tx.now)
    : computeNextQueryTime(new Date(requestedAt), new Date(due), tx.now, LOOKS[payment.status]);
  // The deadline has no owner, so that due queries do not block a member's draws.
  if (dueAt) tx.setDeadline({ ...deadlineOf(PAYMENT_LOOK, payment), owner: '', dueAt });
};

export const clearNextQuery = (tx: StoreTransaction, payment: Payment): void =>
  tx.clearDeadline(deadlineOf(PAYMENT_LOOK, payment));

const isHeldBack = ({ status }: Payment): boolean => status === 'held';

const moveDeadlines = (tx: StoreTransaction, before: Payment, after: Payment): void => {
  if (!isMembersTurn(before) && isMembersTurn(after)) {
    const dueAt = new Date(after.purchase!.due);
    tx.setDeadline({ ...deadlineOf(PAYMENT_DUE, after), owner: '', dueAt });
  }
  if (isMembersTurn(before) && !isMembersTurn(after)) tx.clearDeadline(deadlineOf(PAYMENT_DUE, after));
  const hasTurned =
    !isWatched(before) ||
    before.paidAt !== after.paidAt ||
    findLastRefundTime(before) !== findLastRefundTime(after) ||
    (isHeldBack(after) && !isHeldBack(before));
  const isNewWatch = isWatched(after) && hasTurned;
  if (isWatched(before) && (isNewWatch || !isWatched(after))) clearNextQuery(tx, after);
  if (isNewWatch) scheduleNextQuery(tx, after);
};

/**
 * Appends events to a payment and updates rows, deadlines and the wallet. All changes of payments use this function.
 * The transaction has locked the payment, the wallet if the events may credit it, and the parcels if a dispute begins
 * or ends.
 *
 * @returns the resulting payment
 */
export const recordPayment = async (
  tx: StoreTransaction,
  context: CommandContext,
  { state: before, version }: Loaded<Payment>,
  events: readonly PaymentEvent[],
): Promise<Payment> => {
  if (events.length === 0) return before;
  const after = events.reduce(paymentStream.evolve, before);
  const { paymentId } = after;
  const { memberId, provider, points, bonusPoints, bonusCoins } = after.purchase!;
  const streamId = paymentStreamOf(paymentId);
  tx.append(context, { streamId, expectedVersion: version, partitionKey: memberId, events });
  save(tx, after, version + events.length);
  saveMovements(tx, before, after);
  moveDeadlines(tx, before, after);
  if (after.status === 'paid' || after.status === 'cancelled') releaseTransferNumber(tx, paymentId);
  let state = before;
  for (const event of events) {
    if (event.type === 'PaymentConfirmed') {
      const { creditedTo } = event.data;
      const purchase = { paymentId, provider, points, bonusPoints, bonusCoins };
      await creditPurchase(tx, context, { ...purchase, memberId, creditedTo });
    } else {
      // Each event is booked with the payment as its predecessor left it.
      await recordRefund(tx, context, state, event);
      await recordChargeback(tx, context, state, event);
      await recordSettledLine(tx, context, event);
    }
    state = paymentStream.evolve(state, event);
  }
  if (!isDisputed(before) && isDisputed(after)) openDispute(tx, memberId);
  if (isDisputed(before) && !isDisputed(after)) endDispute(tx, memberId);
  changeOwed(tx, memberId, subtract(after.owedYen, before.owedYen));
  return after;
};

/** Returns true if a payment has this order at its provider. */
export const isOrderUsed = async (tx: StoreTransaction, provider: Provider, orderRef: string): Promise<boolean> => {
  const text = 'select from payments.payments where provider = $1 and order_ref = $2';
  return (await tx.read('payments-is-order-used', text, [provider, orderRef])).length > 0;
};

const SLIP_METHODS = METHOD_LIST.filter(({ isSlip }) => isSlip).map(({ id }) => id);

/** Counts the open slips of a member. */
export const countOpenSlips = async (tx: StoreTransaction, memberId: string): Promise<number> => {
  const text = `select count(*)::int as open from payments.payments where member_id = $1 and status in ('requested', 'awaiting')
    and method = any($2)`;
  return (await tx.read<{ open: number }>('payments-open-slips', text, [memberId, SLIP_METHODS]))[0]!.open;
};
