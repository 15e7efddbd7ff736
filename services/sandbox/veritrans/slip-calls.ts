import { randomInt } from 'node:crypto';
import { DAY_MS, parseTokyoTime, toTokyoDay } from '../clock.js';
import type { BankOrder, CvsOrder } from './orders.js';
import { buildFailure, buildSuccess, type Result } from './results.js';
import type { VeritransOrders } from './veritrans-orders.js';
import { pushBank, pushCvs } from './webhooks.js';

type Params = Readonly<Record<string, string>>;

/** Digits of the receipt number, by chain. */
const RECEIPT_DIGITS: Readonly<Record<CvsOrder['chain'], number>> = {
  sej: 13,
  famima: 18,
  lawson: 7,
  econ: 7,
  other: 11,
};
/** Chains whose slip has a page at the provider. */
const WITH_PAGE: ReadonlySet<string> = new Set(['sej', 'famima', 'other']);
const LATEST_DAYS = 60;

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/** Returns a random number for a slip that no other slip of the service has. */
const newNumber = (veritrans: VeritransOrders, service: 'cvs' | 'bank', count: number): string => {
  const number = `${randomInt(1, 10)}${digits(count - 1)}`;
  return veritrans.slips.get(`${service} ${number}`) === undefined ? number : newNumber(veritrans, service, count);
};

/** Returns true for telephone numbers that begin with 01 to 04, which the provider's own test environment refuses. */
const isRefusedTelephone = (telephone = ''): boolean => /^0[1-4]/.test(telephone);

/** Computes the end of the last minute in which a slip may be paid; null for a past day or one beyond 60 days. */
export const computePayUntil = (day: string, time: string, now: number): number | null => {
  const until = parseTokyoTime(day, time) + 59_999;
  const last = parseTokyoTime(toTokyoDay(now + LATEST_DAYS * DAY_MS), '23:59') + 59_999;
  return until >= now && until <= last ? until : null;
};

const buildSlip = (veritrans: VeritransOrders, params: Params, until: number) => ({
  id: params.orderId!,
  yen: Number(params.amount),
  dummy: params.dummyRequest!,
  pushUrl: veritrans.pushUrlOf(params),
  created: veritrans.now,
  transactions: [],
  state: 'requested' as const,
  payUntil: until,
  name: `${params.name1 ?? ''}${params.name2 ?? ''}`,
  paidAt: null,
});

const findRefusal = (veritrans: VeritransOrders, service: 'cvs' | 'bank', params: Params): Result | null => {
  if (veritrans.orders.get(params.orderId!))
    return buildFailure(service, 'orderId was used before', '005', params.orderId);
  return isRefusedTelephone(params.telNo)
    ? buildFailure(service, 'refused for its telephone', '009', params.orderId)
    : null;
};

const transaction = (service: 'cvs' | 'bank', command: string, yen: number) =>
  ({
    command,
    service,
    mstatus: 'success',
    vResultCode: service === 'cvs' ? 'D001000000000000' : 'P001000000000000',
    yen,
  }) as const;

/** Executes `Authorize/cvs`: issues a slip for a convenience store. */
export const authorizeCvs = (veritrans: VeritransOrders, params: Params): Result => {
  const refused = findRefusal(veritrans, 'cvs', params);
  if (refused) return refused;
  const until = computePayUntil(params.payLimit!.replaceAll('/', '-'), params.payLimitHhmm ?? '23:59', veritrans.now);
  if (until === null) return buildFailure('cvs', 'payLimit is past or beyond 60 days', '003', params.orderId);
  const chain = params.serviceOptionType as CvsOrder['chain'];
  const receiptNo = newNumber(veritrans, 'cvs', RECEIPT_DIGITS[chain]);
  const order: CvsOrder = { service: 'cvs', ...buildSlip(veritrans, params, until), chain, receiptNo };
  veritrans.slips.put(`cvs ${receiptNo}`, order.id);
  veritrans.save(order, transaction('cvs', 'Authorize', order.yen));
  const page = WITH_PAGE.has(chain) && { haraikomiUrl: veritrans.url(`/konbini/${receiptNo}`) };
  return buildSuccess('cvs', order.id, { receiptNo, ...page });
};

/** Executes `Cancel/cvs` for an unpaid slip. */
export const cancelCvs = (veritrans: VeritransOrders, { orderId = '' }: Params): Result => {
  const order = veritrans.find(orderId, 'cvs');
  if (!order) return buildFailure('cvs', 'orderId is unknown', '024', orderId);
  if (order.state !== 'requested')
    return buildFailure('cvs', `a slip cannot be cancelled when it is ${order.state}`, '006', orderId);
  veritrans.save({ ...order, state: 'cancelled' }, transaction('cvs', 'Cancel', order.yen));
  return buildSuccess('cvs', orderId);
};

/** Executes `Authorize/bank`: issues three numbers for Pay-easy. */
export const authorizeBank = (veritrans: VeritransOrders, params: Params): Result => {
  const refused = findRefusal(veritrans, 'bank', params);
  if (refused) return refused;
  const day = params.payLimit!.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  const until = computePayUntil(day, '23:59', veritrans.now);
  if (until === null) return buildFailure('bank', 'payLimit is past or beyond 60 days', '003', params.orderId);
  const customerNo = newNumber(veritrans, 'bank', 12);
  const numbers = { institution: '58091', customerNo, confirmNo: digits(6) };
  const order: BankOrder = { service: 'bank', ...buildSlip(veritrans, params, until), ...numbers };
  veritrans.slips.put(`bank ${customerNo}`, order.id);
  veritrans.save(order, transaction('bank', 'Authorize', order.yen));
  return buildSuccess('bank', order.id, {
    shunoKikanNo: numbers.institution,
    customerNo,
    confirmNo: numbers.confirmNo,
    billPattern: '1',
    url: veritrans.url(`/payeasy/${customerNo}`),
  });
};

/** Mistakes of a payer: a payment that is late or repeated. */
export interface WrongPayment {
  readonly late?: boolean;
  readonly again?: boolean;
}

/** Finds the state that prevents the payment of a slip now; null when it can be paid. */
export const findSlipRefusal = (
  order: CvsOrder | BankOrder,
  now: number,
  { late, again }: WrongPayment = {},
): string | null => {
  if (order.state === 'cancelled' || (order.state === 'paid' && !again)) return order.state;
  return now > order.payUntil && !late ? 'expired' : null;
};

/** Pays a slip; `yen` may differ from the requested amount. */
export const paySlip = (veritrans: VeritransOrders, order: CvsOrder | BankOrder, yen: number): void => {
  veritrans.take(order, yen);
  const paid = veritrans.save(
    { ...order, state: 'paid' as const, paidAt: veritrans.now },
    transaction(order.service, 'Receive', yen),
  );
  if (paid.service === 'cvs') pushCvs(veritrans, paid, yen);
  else pushBank(veritrans, paid, yen);
};
