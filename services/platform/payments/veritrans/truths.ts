import { min, subtract, sum, type Yen, yen } from '../../../kernel/money.js';
import {
  NOTHING_RETURNED,
  type ProviderMethod,
  type ProviderReceipt,
  type ProviderStatus,
  type RefundedTotal,
  type ReturnedMoney,
  type Slip,
  type StatusResult,
} from '../payment-provider.js';
import { codeOf, type Result, textOf } from './veritrans-client.js';

/** Returns the paid amount. A missing amount becomes 0, which never equals the amount of an order. */
const yenIn = (text: string): Yen => yen(/^\d{1,12}$/.test(text) ? Number(text) : 0);

type Fields = Readonly<Record<string, unknown>>;

const SILENT: StatusResult = { outcome: 'silent' };

const toStatusResult = (status: ProviderStatus, slip: Slip | null = null): StatusResult => ({
  outcome: 'answered',
  status,
  slip,
});

const fieldsIn = (of: unknown, field: string): Fields => {
  const value = typeof of === 'object' && of !== null ? (of as Fields)[field] : undefined;
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
};

const listIn = (of: unknown, field: string): readonly Fields[] => {
  const value = typeof of === 'object' && of !== null ? (of as Fields)[field] : undefined;
  return Array.isArray(value) ? (value as Fields[]) : [];
};

/** Parses `20261121121500`, `2026/11/21 12:15:00` or ISO in Tokyo time; null for anything else. */
export const timeOf = (text: string): Date | null => {
  const digits = text.replaceAll(/\D/g, '').padEnd(14, '0').slice(0, 14);
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits);
  if (!text || !parts) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+09:00`);
  return Number.isNaN(at.getTime()) ? null : at;
};

/**
 * Returns the status from `GetResult/mpi` for a card. The outer status belongs to the query. `mpiMstatus` and
 * `cardMstatus` belong to the payment; they are empty while the member is at the issuer.
 */
export const readCardStatus = (result: Result, now: Date): StatusResult => {
  const [mpi, card] = [textOf(result, 'mpiMstatus'), textOf(result, 'cardMstatus')];
  const code = codeOf(result, 'mpiVresultCode') || codeOf(result, 'vResultCode');
  if (mpi === 'failure' || card === 'failure') return toStatusResult({ state: 'failed', code });
  if (card === 'pending') return toStatusResult({ state: 'held', reason: code || 'pending' });
  if (card !== 'success') return toStatusResult({ state: 'open' });
  // An order is charged only once, so its id also identifies the receipt.
  const receipt = { ref: textOf(result, 'orderId'), yen: yenIn(textOf(result, 'reqAmount')), at: now };
  return toStatusResult({ state: 'paid', receipts: [{ ...receipt, returned: NOTHING_RETURNED }] });
};

/** Matches commands that succeed without a receipt of money, or reverse it. */
const NO_MONEY = /^(authorize|cancel|search|entry|expire)/i;

const isMoney = (method: ProviderMethod, { command, mstatus }: Fields): boolean => {
  if (mstatus !== 'success' || typeof command !== 'string') return false;
  return method === 'carrier' ? /capture|confirm/i.test(command) : !NO_MONEY.test(command);
};

const transactionsOf = (order: Fields): readonly Fields[] =>
  listIn(fieldsIn(order, 'transactionInfos'), 'transactionInfo');

const isCancellation = ({ command, mstatus }: Fields): boolean =>
  mstatus === 'success' && /^cancel/i.test(String(command));

const amountOf = (transaction: Fields): Yen => yenIn(textOf(transaction, 'amount'));

/** Adds up cancellations; null if one of them has no amount. */
const cancelledYen = (cancellations: readonly Fields[]): Yen | null => {
  const amounts = cancellations.map(amountOf);
  return amounts.includes(yen(0)) ? null : sum(yen(0), amounts);
};

/** Returns the cancellations that refund money. Those before the receipt only ended the order. */
const cancelledAfter = (transactions: readonly Fields[], isTaking: (transaction: Fields) => boolean): Yen | null =>
  cancelledYen(transactions.slice(transactions.findIndex(isTaking) + 1).filter(isCancellation));

/** Deducts returned money from the latest receipt: a duplicate payment is refunded first. */
const withReturned = (
  receipts: readonly Omit<ProviderReceipt, 'returned'>[],
  refunded: Yen | null,
): ProviderReceipt[] => {
  let left = refunded;
  return receipts
    .toReversed()
    .map((receipt) => {
      const refunded = left === null ? null : min(receipt.yen, left);
      left = left === null || refunded === null ? null : subtract(left, refunded);
      return { ...receipt, returned: { refunded, reversed: yen(0) } };
    })
    .toReversed();
};

const receiptsOf = (method: ProviderMethod, order: Fields, now: Date): ProviderReceipt[] => {
  const transactions = transactionsOf(order);
  const proper = fieldsIn(order, 'properOrderInfo');
  const paidAt = textOf(proper, 'paidDatetime') || textOf(proper, 'captureDatetime');
  const isTaking = (transaction: Fields) => isMoney(method, transaction);
  const receipts = transactions.filter(isTaking).map((transaction) => ({
    ref: textOf(transaction, 'txnId') || textOf(order, 'orderId'),
    yen: amountOf(transaction),
    at: timeOf(textOf(transaction, 'txnDatetime')) ?? timeOf(paidAt) ?? now,
  }));
  if (receipts.length > 0) return withReturned(receipts, cancelledAfter(transactions, isTaking));
  if (!paidAt) return [];
  // The order is paid, but no transaction contains the amount. The ordered amount applies, or 0, which is not credited.
  const ordered = transactions.find(({ mstatus }) => mstatus === 'success');
  const receipt = { ref: textOf(order, 'orderId'), yen: amountOf(ordered ?? {}), at: timeOf(paidAt) ?? now };
  return withReturned(
    [receipt],
    cancelledAfter(transactions, (transaction) => transaction === ordered),
  );
};

const slipOf = (order: Fields): Slip | null => {
  const number = textOf(fieldsIn(order, 'properOrderInfo'), 'receiptNo');
  return number ? { number, url: null, more: {} } : null;
};

/** Returns the last status that ends an order without money. */
const endOf = (order: Fields): string | null => {
  const transactions = transactionsOf(order);
  const cancelled = transactions.find(isCancellation);
  if (cancelled) return codeOf(cancelled, 'vResultCode') || 'cancelled';
  // A carrier's transaction is first pending, and stays in the list beside its end.
  const last = transactions.at(-1);
  const isRefused = last?.mstatus === 'failure' && transactions.every(({ mstatus }) => mstatus !== 'success');
  return isRefused ? codeOf(last, 'vResultCode') || 'failure' : null;
};

/** Returns the order with an id, once for each service that has processed it. */
const ordersIn = (paymentId: string, result: Result): readonly Fields[] =>
  listIn(fieldsIn(result, 'orderInfos'), 'orderInfo').filter((one) => textOf(one, 'orderId') === paymentId);

const cancellationsIn = (orders: readonly Fields[]): readonly Fields[] =>
  orders.flatMap(transactionsOf).filter(isCancellation);

/** Returns the refunded total from `Search`; unknown if a cancellation has no amount. */
export const readRefundedTotal = (paymentId: string, result: Result): RefundedTotal => {
  if (result.mstatus !== 'success') return { outcome: 'silent' };
  const orders = ordersIn(paymentId, result);
  if (orders.length === 0) return { outcome: 'unknown-order' };
  const refundedYen = cancelledYen(cancellationsIn(orders));
  return refundedYen === null ? { outcome: 'silent' } : { outcome: 'answered', yen: refundedYen };
};

/** Adds the refunds that `Search` reports to a card's receipt: `GetResult` does not contain them. */
export const withReturnsOfCard = (response: StatusResult, paymentId: string, result: Result): StatusResult => {
  if (response.outcome !== 'answered' || response.status.state !== 'paid') return response;
  if (result.mstatus !== 'success') return SILENT;
  const refunded = cancelledYen(cancellationsIn(ordersIn(paymentId, result)));
  const returned: ReturnedMoney = { refunded, reversed: yen(0) };
  return toStatusResult({
    ...response.status,
    receipts: response.status.receipts.map((receipt) => ({ ...receipt, returned })),
  });
};

/**
 * Returns the status from `Search` for the order with this id. It depends on transactions and times, not on the
 * provider's names of states.
 */
export const readSearchStatus = (
  paymentId: string,
  method: ProviderMethod,
  result: Result,
  now: Date,
): StatusResult => {
  if (result.mstatus !== 'success') return SILENT;
  const [order] = ordersIn(paymentId, result);
  if (!order) return { outcome: 'unknown-order' };
  const receipts = receiptsOf(method, order, now);
  if (receipts.length > 0) return toStatusResult({ state: 'paid', receipts }, slipOf(order));
  const end = endOf(order);
  return toStatusResult(end === null ? { state: 'open' } : { state: 'failed', code: end }, slipOf(order));
};
