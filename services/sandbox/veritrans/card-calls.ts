import type { FastifyRequest } from 'fastify';
import { failure, type Result, resultCode, success } from './answers.js';
import type { MpiPayments } from './mpi.js';
import type { Tokens } from './tokens.js';
import type { VeritransOrders } from './veritrans-orders.js';

type Params = Readonly<Record<string, string>>;

const EARLY_PUSH_WITHIN_MS = 2_000;

/** The page that sends a browser to the issuer; the shop shows it unedited, or redirects to `authStartUrl` itself. */
const startPage = (url: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${url}"></head>` +
  `<body><a href="${url}">3-D Secure</a></body></html>`;

/** `Authorize/mpi`; null where it is answered 503 and nothing was done. */
export const authorizeMpi = async (
  veritrans: VeritransOrders,
  tokens: Tokens,
  payments: MpiPayments,
  params: Params,
  token: string,
  request: FastifyRequest,
): Promise<Result | null> => {
  if (veritrans.orders.get(params.orderId!)) return failure('mpi', 'orderId was used before', '005', params.orderId);
  const found = tokens.find(token);
  if (typeof found === 'string') return failure('mpi', found, '004', params.orderId);
  const { scenario } = found;
  if (scenario.answer === '503') return null;
  tokens.use(token);
  const order = payments.begin(params, found);
  if (scenario.answer !== 'normal') request.misbehaves = scenario.answer;
  if (scenario.push === 'early') {
    payments.decide(order, 'AuthorizeConfirm');
    const patience = new Promise((resolve) => setTimeout(resolve, EARLY_PUSH_WITHIN_MS).unref());
    await Promise.race([veritrans.context.pusher.sendDue(), patience]);
  }
  const authStartUrl = veritrans.url(`/acs/start/${order.id}`);
  return success('mpi', order.id, {
    mpiTransactiontype: 'm',
    reqCardNumber: order.cardNumber,
    reqAmount: params.amount,
    resBrandId: order.cardNumber.startsWith('4') ? '2' : '1',
    kindCode: '000',
    resResponseContents: startPage(authStartUrl),
    authStartUrl,
  });
};

/** `GetResult/mpi`: what became of it; `mpiMstatus` is empty while the member is at the issuer. */
export const getMpiResult = (veritrans: VeritransOrders, { orderId = '' }: Params): Result => {
  const order = veritrans.find(orderId, 'mpi');
  if (!order) return failure('mpi', 'orderId is unknown', '024', orderId);
  const { mpiMstatus, cardMstatus, txnType, vResultCode } = order;
  const settled = mpiMstatus !== '' && { mpiMstatus, mpiVresultCode: vResultCode, txnType };
  const card = cardMstatus !== '' && {
    cardMstatus,
    cardTransactionType: `${order.withCapture ? 'ac' : 'a'}${cardMstatus === 'pending' ? 'p' : ''}`,
    ...(cardMstatus === 'success' && { authCode: '123456' }),
  };
  return success('mpi', orderId, {
    vResultCode: resultCode('mpi', '021'),
    reqAmount: String(order.yen),
    reqCardNumber: order.cardNumber,
    reqCurrencyUnit: 'jpy',
    ...settled,
    ...card,
  });
};

/** `Capture/card`, of what was only authorised. */
export const captureCard = (
  veritrans: VeritransOrders,
  payments: MpiPayments,
  { orderId = '', amount }: Params,
): Result => {
  const order = veritrans.find(orderId, 'mpi');
  if (!order) return failure('card', 'orderId is unknown', '024', orderId);
  if (order.state !== 'authorized')
    return failure('card', `an order cannot be captured when it is ${order.state}`, '006', orderId);
  if (amount !== undefined && Number(amount) !== order.yen)
    return failure('card', 'another amount was authorised', '007', orderId);
  payments.capture(order);
  return success('card', orderId, { cardTransactiontype: 'pa', reqAmount: String(order.yen) });
};

/** `Cancel/card`: all of it, or a part. */
export const cancelCard = (
  veritrans: VeritransOrders,
  payments: MpiPayments,
  { orderId = '', amount }: Params,
): Result => {
  const order = veritrans.find(orderId, 'mpi');
  if (!order) return failure('card', 'orderId is unknown', '024', orderId);
  const yen = amount === undefined ? veritrans.context.cashbook.left('veritrans', orderId) : Number(amount);
  const cancelled = payments.giveBack(order, yen);
  if (!cancelled)
    return failure('card', `${yen} yen cannot be given back when an order is ${order.state}`, '006', orderId);
  return success('card', orderId, {
    cardTransactiontype: 'v',
    reqAmount: String(yen),
    reqCardNumber: order.cardNumber,
  });
};
