import type { FastifyRequest } from 'fastify';
import type { MpiPayments } from './mpi.js';
import { buildFailure, buildResultCode, buildSuccess, type Result } from './results.js';
import type { Tokens } from './tokens.js';
import type { VeritransOrders } from './veritrans-orders.js';

type Params = Readonly<Record<string, string>>;

const EARLY_WEBHOOK_WITHIN_MS = 2_000;

/** Builds the page that redirects to the issuer. The shop shows it unchanged, or redirects to `authStartUrl` itself. */
const startPage = (url: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${url}"></head>` +
  `<body><a href="${url}">3-D Secure</a></body></html>`;

/** Executes `Authorize/mpi`; returns null for the response 503, which changes nothing. */
export const authorizeMpi = async (
  veritrans: VeritransOrders,
  tokens: Tokens,
  payments: MpiPayments,
  params: Params,
  token: string,
  request: FastifyRequest,
): Promise<Result | null> => {
  if (veritrans.orders.get(params.orderId!))
    return buildFailure('mpi', 'orderId was used before', '005', params.orderId);
  const storedToken = tokens.find(token);
  if (typeof storedToken === 'string') return buildFailure('mpi', storedToken, '004', params.orderId);
  const { scenario } = storedToken;
  if (scenario.answer === '503') return null;
  tokens.use(token);
  const order = payments.begin(params, storedToken);
  if (scenario.answer !== 'normal') request.misbehaves = scenario.answer;
  if (scenario.push === 'early') {
    payments.decide(order, 'AuthorizeConfirm');
    const patience = new Promise((resolve) => setTimeout(resolve, EARLY_WEBHOOK_WITHIN_MS).unref());
    await Promise.race([veritrans.context.pusher.sendDue(), patience]);
  }
  const authStartUrl = veritrans.url(`/acs/start/${order.id}`);
  return buildSuccess('mpi', order.id, {
    mpiTransactiontype: 'm',
    reqCardNumber: order.cardNumber,
    reqAmount: params.amount,
    resBrandId: order.cardNumber.startsWith('4') ? '2' : '1',
    kindCode: '000',
    resResponseContents: startPage(authStartUrl),
    authStartUrl,
  });
};

/** Executes `GetResult/mpi`: returns the outcome; `mpiMstatus` is missing while the member is at the issuer. */
export const getMpiResult = (veritrans: VeritransOrders, { orderId = '' }: Params): Result => {
  const order = veritrans.find(orderId, 'mpi');
  if (!order) return buildFailure('mpi', 'orderId is unknown', '024', orderId);
  const { mpiMstatus, cardMstatus, txnType, vResultCode } = order;
  const settled = mpiMstatus !== '' && { mpiMstatus, mpiVresultCode: vResultCode, txnType };
  const card = cardMstatus !== '' && {
    cardMstatus,
    cardTransactionType: `${order.withCapture ? 'ac' : 'a'}${cardMstatus === 'pending' ? 'p' : ''}`,
    ...(cardMstatus === 'success' && { authCode: '123456' }),
  };
  return buildSuccess('mpi', orderId, {
    vResultCode: buildResultCode('mpi', '021'),
    reqAmount: String(order.yen),
    reqCardNumber: order.cardNumber,
    reqCurrencyUnit: 'jpy',
    ...settled,
    ...card,
  });
};

/** Executes `Capture/card` for an authorised payment. */
export const captureCard = (
  veritrans: VeritransOrders,
  payments: MpiPayments,
  { orderId = '', amount }: Params,
): Result => {
  const order = veritrans.find(orderId, 'mpi');
  if (!order) return buildFailure('card', 'orderId is unknown', '024', orderId);
  if (order.state !== 'authorized')
    return buildFailure('card', `an order cannot be captured when it is ${order.state}`, '006', orderId);
  if (amount !== undefined && Number(amount) !== order.yen)
    return buildFailure('card', 'another amount was authorised', '007', orderId);
  payments.capture(order);
  return buildSuccess('card', orderId, { cardTransactiontype: 'pa', reqAmount: String(order.yen) });
};

/** Executes `Cancel/card`: refunds all of a payment, or a part. */
export const cancelCard = (
  veritrans: VeritransOrders,
  payments: MpiPayments,
  { orderId = '', amount }: Params,
): Result => {
  const order = veritrans.find(orderId, 'mpi');
  if (!order) return buildFailure('card', 'orderId is unknown', '024', orderId);
  const yen = amount === undefined ? veritrans.context.cashbook.refundableYen('veritrans', orderId) : Number(amount);
  const cancelled = payments.refund(order, yen);
  if (!cancelled)
    return buildFailure('card', `${yen} yen cannot be refunded when an order is ${order.state}`, '006', orderId);
  return buildSuccess('card', orderId, {
    cardTransactiontype: 'v',
    reqAmount: String(yen),
    reqCardNumber: order.cardNumber,
  });
};
