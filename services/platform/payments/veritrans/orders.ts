import { toTokyoIso } from '../../../kernel/time.js';
import type { Order, ProviderMethod, Redirect, Slip, Started } from '../payment-provider.js';
import { toFullWidth, toKatakana } from './full-width.js';
import type { VeritransKeys } from './keys.js';
import { codeOf, type Params, type Result, textOf } from './veritrans-client.js';

/** VeriTrans's names of the methods that it offers. */
const SERVICES = { card: 'mpi', 'convenience-store': 'cvs', carrier: 'carrier', 'pay-easy': 'bank' } as const;

type VeritransMethod = keyof typeof SERVICES;

const isOurs = (method: ProviderMethod): method is VeritransMethod => Object.hasOwn(SERVICES, method);

/** Narrows a method to VeriTrans's. @throws Error for a method of another provider */
const ours = (method: ProviderMethod): VeritransMethod => {
  if (!isOurs(method)) throw new Error(`${method} does not go by VeriTrans`);
  return method;
};

/** Returns VeriTrans's name of a method. */
export const serviceOf = (method: ProviderMethod): string => SERVICES[ours(method)];

/** The time limit in minutes at the card's issuer. It is shorter than the lifetime of a card payment. */
const VERIFY_MINUTES = '20';
const MAX_HOLDER_LENGTH = 45;

/** The address of the shop and the level of card authentication. */
export interface OrderContext {
  readonly publicUrl: string;
  readonly option: VeritransKeys['option'];
}

const dayOf = (due: Date): string => toTokyoIso(due).slice(0, 10);
const returnOf = (publicUrl: string, path: string, paymentId: string): string =>
  `${publicUrl}/api/acs/${path}?payment=${paymentId}`;

const cardOf = (order: Order, { publicUrl, option }: OrderContext): Params => ({
  serviceOptionType: option,
  jpo: '10',
  // Points are credited at once, so the money is captured at once.
  withCapture: 'true',
  payNowIdParam: { token: order.token },
  redirectionUri: returnOf(publicUrl, 'return', order.paymentId),
  verifyResultLink: '1',
  verifyTimeout: VERIFY_MINUTES,
  deviceChannel: '02',
  cardholderName: order.cardholder.slice(0, MAX_HOLDER_LENGTH),
  cardholderEmail: order.payer.mail,
  customerIp: order.address,
  httpAccept: 'text/html',
  httpUserAgent: order.userAgent.slice(0, 255),
});

/** The name for a payer whose name the machine cannot show. The number alone identifies the payment. */
const SOMEBODY = 'お客様';

/** Returns a name for the slip that the machine can show. */
const namesOf = ({ payer }: Order): Params => {
  const [first, second] = [payer.lastName, payer.firstName].map((name) => toFullWidth(name, 10)).filter(Boolean);
  if (first) return { name1: first, name2: second ?? '' };
  return { name1: toFullWidth(payer.kana, 10) || SOMEBODY, name2: '' };
};

const storeOf = (order: Order): Params => ({
  serviceOptionType: order.choice,
  ...namesOf(order),
  kana: toKatakana(order.payer.kana, 15),
  telNo: order.payer.tel,
  mailAddr: order.payer.mail,
  payLimit: dayOf(order.due).replaceAll('-', '/'),
  payLimitHhmm: '23:59',
  paymentType: '0',
});

const payEasyOf = (order: Order): Params => ({
  serviceOptionType: 'atm',
  ...namesOf(order),
  kana1: toKatakana(order.payer.kana, 10),
  // VeriTrans accepts only Japanese numbers, and the number is optional.
  telNo: /^\d{9,11}$/.test(order.payer.tel) ? order.payer.tel : '',
  payLimit: dayOf(order.due).replaceAll('-', ''),
  contents: 'ポイント購入',
  contentsKana: 'ポイントコウニユウ',
});

const isSmartphone = (userAgent: string): boolean => /Mobile|Android|iPhone/.test(userAgent);

const carrierOf = (order: Order, { publicUrl }: OrderContext): Params => {
  const returned = returnOf(publicUrl, 'carrier/return', order.paymentId);
  return {
    serviceOptionType: order.choice,
    terminalKind: isSmartphone(order.userAgent) ? '1' : '0',
    itemType: '0',
    accountingType: '0',
    withCapture: 'true',
    d3Flag: order.choice === 'sb_ktai' ? '0' : '',
    itemId: `point-${order.yen}`,
    itemInfo: 'ポイント',
    successUrl: `${returned}&result=success`,
    cancelUrl: `${returned}&result=cancel`,
    errorUrl: `${returned}&result=error`,
  };
};

const OF_METHOD: Readonly<Record<VeritransMethod, (order: Order, context: OrderContext) => Params>> = {
  card: cardOf,
  'convenience-store': storeOf,
  carrier: carrierOf,
  'pay-easy': payEasyOf,
};

/** Builds the parameters of an order. */
export const paramsOf = (order: Order, context: OrderContext): Params => ({
  orderId: order.paymentId,
  amount: String(order.yen),
  ...OF_METHOD[ours(order.method)](order, context),
  pushUrl: `${context.publicUrl}/api/hooks/veritrans`,
});

const redirectOf = (result: Result): Redirect | null => {
  const url = textOf(result, 'authStartUrl') || textOf(result, 'redirectUrl');
  if (url) return { url };
  const html = textOf(result, 'resResponseContents') || textOf(result, 'responseContents');
  return html ? { html } : null;
};

const slipOf = (method: ProviderMethod, result: Result): Slip | null => {
  if (method === 'convenience-store') {
    const number = textOf(result, 'receiptNo');
    return number ? { number, url: textOf(result, 'haraikomiUrl') || null, more: {} } : null;
  }
  if (method !== 'pay-easy') return null;
  const number = textOf(result, 'customerNo');
  const furtherNumbers = { institution: textOf(result, 'shunoKikanNo'), confirmation: textOf(result, 'confirmNo') };
  return number ? { number, url: textOf(result, 'url') || null, more: furtherNumbers } : null;
};

/** Returns the result of creating an order. The provider says `pending` for an unknown result. */
export const startedOf = (method: ProviderMethod, result: Result): Started => {
  if (result.mstatus === 'failure') return { outcome: 'refused', code: codeOf(result, 'vResultCode') };
  if (result.mstatus !== 'success') return { outcome: 'silent' };
  const [slip, redirect] = [slipOf(method, result), redirectOf(result)];
  // The provider accepted without payment instructions; a later query finds the result.
  return slip || redirect ? { outcome: 'accepted', slip, redirect } : { outcome: 'silent' };
};
