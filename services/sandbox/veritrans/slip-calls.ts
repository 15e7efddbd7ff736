import { randomInt } from 'node:crypto';
import { DAY_MS, tokyoDay, tokyoInstant } from '../clock.js';
import { failure, type Result, success } from './answers.js';
import { pushBank, pushCvs } from './notices.js';
import type { BankOrder, CvsOrder } from './orders.js';
import type { VeritransOrders } from './veritrans-orders.js';

type Params = Readonly<Record<string, string>>;

/** Digits of the number that is said at the counter, by chain. */
const RECEIPT_DIGITS: Readonly<Record<CvsOrder['chain'], number>> = {
  sej: 13,
  famima: 18,
  lawson: 7,
  econ: 7,
  other: 11,
};
/** Chains whose slip has a page of the provider's. */
const WITH_PAGE: ReadonlySet<string> = new Set(['sej', 'famima', 'other']);
const LATEST_DAYS = 60;

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/** A number on a slip that no other slip of the service has. */
const newNumber = (veritrans: VeritransOrders, service: 'cvs' | 'bank', count: number): string => {
  const number = `${randomInt(1, 10)}${digits(count - 1)}`;
  return veritrans.slips.get(`${service} ${number}`) === undefined ? number : newNumber(veritrans, service, count);
};

/** As in the provider's own tests: telephones that begin with 01 to 04 are refused. */
const isRefusedTelephone = (telephone = ''): boolean => /^0[1-4]/.test(telephone);

/** The end of the last minute in which a slip may be paid; null for a day in the past or too far off. */
export const payUntil = (day: string, time: string, now: number): number | null => {
  const until = tokyoInstant(day, time) + 59_999;
  const last = tokyoInstant(tokyoDay(now + LATEST_DAYS * DAY_MS), '23:59') + 59_999;
  return until >= now && until <= last ? until : null;
};

const begun = (veritrans: VeritransOrders, params: Params, until: number) => ({
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

const refusal = (veritrans: VeritransOrders, service: 'cvs' | 'bank', params: Params): Result | null => {
  if (veritrans.orders.get(params.orderId!)) return failure(service, 'orderId was used before', '005', params.orderId);
  return isRefusedTelephone(params.telNo) ? failure(service, 'refused for its telephone', '009', params.orderId) : null;
};

const transaction = (service: 'cvs' | 'bank', command: string, yen: number) =>
  ({
    command,
    service,
    mstatus: 'success',
    vResultCode: service === 'cvs' ? 'D001000000000000' : 'P001000000000000',
    yen,
  }) as const;

/** `Authorize/cvs`: a slip for a convenience store. */
export const authorizeCvs = (veritrans: VeritransOrders, params: Params): Result => {
  const refused = refusal(veritrans, 'cvs', params);
  if (refused) return refused;
  const until = payUntil(params.payLimit!.replaceAll('/', '-'), params.payLimitHhmm ?? '23:59', veritrans.now);
  if (until === null) return failure('cvs', 'payLimit is past or beyond 60 days', '003', params.orderId);
  const chain = params.serviceOptionType as CvsOrder['chain'];
  const receiptNo = newNumber(veritrans, 'cvs', RECEIPT_DIGITS[chain]);
  const order: CvsOrder = { service: 'cvs', ...begun(veritrans, params, until), chain, receiptNo };
  veritrans.slips.put(`cvs ${receiptNo}`, order.id);
  veritrans.save(order, transaction('cvs', 'Authorize', order.yen));
  const page = WITH_PAGE.has(chain) && { haraikomiUrl: veritrans.url(`/konbini/${receiptNo}`) };
  return success('cvs', order.id, { receiptNo, ...page });
};

/** `Cancel/cvs`, while nobody has paid. */
export const cancelCvs = (veritrans: VeritransOrders, { orderId = '' }: Params): Result => {
  const order = veritrans.find(orderId, 'cvs');
  if (!order) return failure('cvs', 'orderId is unknown', '024', orderId);
  if (order.state !== 'requested')
    return failure('cvs', `a slip cannot be cancelled when it is ${order.state}`, '006', orderId);
  veritrans.save({ ...order, state: 'cancelled' }, transaction('cvs', 'Cancel', order.yen));
  return success('cvs', orderId);
};

/** `Authorize/bank`: three numbers for Pay-easy. */
export const authorizeBank = (veritrans: VeritransOrders, params: Params): Result => {
  const refused = refusal(veritrans, 'bank', params);
  if (refused) return refused;
  const day = params.payLimit!.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  const until = payUntil(day, '23:59', veritrans.now);
  if (until === null) return failure('bank', 'payLimit is past or beyond 60 days', '003', params.orderId);
  const customerNo = newNumber(veritrans, 'bank', 12);
  const numbers = { institution: '58091', customerNo, confirmNo: digits(6) };
  const order: BankOrder = { service: 'bank', ...begun(veritrans, params, until), ...numbers };
  veritrans.slips.put(`bank ${customerNo}`, order.id);
  veritrans.save(order, transaction('bank', 'Authorize', order.yen));
  return success('bank', order.id, {
    shunoKikanNo: numbers.institution,
    customerNo,
    confirmNo: numbers.confirmNo,
    billPattern: '1',
    url: veritrans.url(`/payeasy/${customerNo}`),
  });
};

/** What a payer may do wrong: pay when it is too late, or what is paid already. */
export interface Wrongly {
  readonly late?: boolean;
  readonly again?: boolean;
}

/** Why a slip cannot be paid now; null when it can. */
export const slipRefusal = (order: CvsOrder | BankOrder, now: number, { late, again }: Wrongly = {}): string | null => {
  if (order.state === 'cancelled' || (order.state === 'paid' && !again)) return order.state;
  return now > order.payUntil && !late ? 'expired' : null;
};

/** Somebody pays a slip; `yen` may be another amount than is asked for. */
export const paySlip = (veritrans: VeritransOrders, order: CvsOrder | BankOrder, yen: number): void => {
  veritrans.take(order, yen);
  const paid = veritrans.save(
    { ...order, state: 'paid' as const, paidAt: veritrans.now },
    transaction(order.service, 'Receive', yen),
  );
  if (paid.service === 'cvs') pushCvs(veritrans, paid, yen);
  else pushBank(veritrans, paid, yen);
};
