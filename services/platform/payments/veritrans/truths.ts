import { sum, type Yen, yen } from '../../../kernel/money.js';
import type { Answered, GivenBack, ProviderMethod, Receipt, Slip, Truth } from '../payment-provider.js';
import { type Result, textOf } from './veritrans-client.js';

/** What was paid; none where it is not said, which is never the amount that was wanted. */
const yenIn = (text: string): Yen => yen(/^\d{1,12}$/.test(text) ? Number(text) : 0);

type Fields = Readonly<Record<string, unknown>>;

const SILENT: Answered = { outcome: 'silent' };

const answered = (truth: Truth, slip: Slip | null = null): Answered => ({ outcome: 'answered', truth, slip });

const fieldsIn = (of: unknown, field: string): Fields => {
  const value = typeof of === 'object' && of !== null ? (of as Fields)[field] : undefined;
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
};

const listIn = (of: unknown, field: string): readonly Fields[] => {
  const value = typeof of === 'object' && of !== null ? (of as Fields)[field] : undefined;
  return Array.isArray(value) ? (value as Fields[]) : [];
};

/** `20261121121500`, `2026/11/21 12:15:00` or ISO, in Tokyo's time; null for anything else. */
export const timeOf = (text: string): Date | null => {
  const digits = text.replaceAll(/\D/g, '').padEnd(14, '0').slice(0, 14);
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits);
  if (!text || !parts) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+09:00`);
  return Number.isNaN(at.getTime()) ? null : at;
};

/**
 * What `GetResult/mpi` says of a card. Its outer status is that of the question; the payment's are `mpiMstatus` and
 * `cardMstatus`, and empty while the member is at the card's issuer.
 */
export const truthOfCard = (result: Result, now: Date): Answered => {
  const [mpi, card] = [textOf(result, 'mpiMstatus'), textOf(result, 'cardMstatus')];
  const code = textOf(result, 'mpiVresultCode') || textOf(result, 'vResultCode');
  if (mpi === 'failure' || card === 'failure') return answered({ state: 'failed', code });
  if (card !== 'success') return answered({ state: 'open' });
  // One order is charged once: its id is that of the money.
  return answered({
    state: 'paid',
    receipts: [{ ref: textOf(result, 'orderId'), yen: yenIn(textOf(result, 'reqAmount')), at: now }],
  });
};

/** Commands that succeed before any money is there, or take it back. */
const NO_MONEY = /^(authorize|cancel|search|entry|expire)/i;

const isMoney = (method: ProviderMethod, { command, mstatus }: Fields): boolean => {
  if (mstatus !== 'success' || typeof command !== 'string') return false;
  return method === 'carrier' ? /capture|confirm/i.test(command) : !NO_MONEY.test(command);
};

const receiptsOf = (method: ProviderMethod, order: Fields, now: Date): Receipt[] => {
  const transactions = listIn(fieldsIn(order, 'transactionInfos'), 'transactionInfo');
  const proper = fieldsIn(order, 'properOrderInfo');
  const told = textOf(proper, 'paidDatetime') || textOf(proper, 'captureDatetime');
  const receipts = transactions
    .filter((transaction) => isMoney(method, transaction))
    .map((transaction) => ({
      ref: textOf(transaction, 'txnId') || textOf(order, 'orderId'),
      yen: yenIn(textOf(transaction, 'amount')),
      at: timeOf(textOf(transaction, 'txnDatetime')) ?? timeOf(told) ?? now,
    }));
  if (receipts.length > 0 || !told) return receipts;
  // The order says that it is paid and no transaction how much: what was ordered, or nothing that is credited.
  const ordered = transactions.find(({ mstatus }) => mstatus === 'success');
  return [{ ref: textOf(order, 'orderId'), yen: yenIn(textOf(ordered ?? {}, 'amount')), at: timeOf(told) ?? now }];
};

const slipOf = (order: Fields): Slip | null => {
  const number = textOf(fieldsIn(order, 'properOrderInfo'), 'receiptNo');
  return number ? { number, url: null, more: {} } : null;
};

/** The last word of the order that ends it without money. */
const endOf = (order: Fields): string | null => {
  const transactions = listIn(fieldsIn(order, 'transactionInfos'), 'transactionInfo');
  const cancelled = transactions.find(
    ({ command, mstatus }) => /^cancel/i.test(String(command)) && mstatus === 'success',
  );
  if (cancelled) return textOf(cancelled, 'vResultCode') || 'cancelled';
  const [first] = transactions;
  const isRefused = transactions.length > 0 && transactions.every(({ mstatus }) => mstatus === 'failure');
  return isRefused ? textOf(first!, 'vResultCode') || 'failure' : null;
};

/** The order with an id, once for each service that has done something for it. */
const ordersIn = (paymentId: string, result: Result): readonly Fields[] =>
  listIn(fieldsIn(result, 'orderInfos'), 'orderInfo').filter((one) => textOf(one, 'orderId') === paymentId);

/** What `Search` says was given back of an order; no word on it where a cancellation does not say how much. */
export const givenBackIn = (paymentId: string, result: Result): GivenBack => {
  if (result.mstatus !== 'success') return { outcome: 'silent' };
  const orders = ordersIn(paymentId, result);
  if (orders.length === 0) return { outcome: 'unknown-order' };
  const cancelled = orders
    .flatMap((order) => listIn(fieldsIn(order, 'transactionInfos'), 'transactionInfo'))
    .filter(({ command, mstatus }) => /^cancel/i.test(String(command)) && mstatus === 'success');
  const amounts = cancelled.map((transaction) => yenIn(textOf(transaction, 'amount')));
  if (amounts.includes(yen(0))) return { outcome: 'silent' };
  return { outcome: 'answered', yen: sum(yen(0), amounts) };
};

/** What `Search` says of the order with this id, decided on its transactions and times and not on words for states. */
export const truthOfSearch = (paymentId: string, method: ProviderMethod, result: Result, now: Date): Answered => {
  if (result.mstatus !== 'success') return SILENT;
  const [order] = ordersIn(paymentId, result);
  if (!order) return { outcome: 'unknown-order' };
  const receipts = receiptsOf(method, order, now);
  if (receipts.length > 0) return answered({ state: 'paid', receipts }, slipOf(order));
  const end = endOf(order);
  return answered(end === null ? { state: 'open' } : { state: 'failed', code: end }, slipOf(order));
};
