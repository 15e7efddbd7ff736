import { randomInt } from 'node:crypto';
import { tokyoDigits } from '../clock.js';
import { html } from '../http/html.js';
import { buttonForm } from '../http/page.js';
import { failure, type Result, success } from './answers.js';
import { pushCarrier } from './notices.js';
import type { CarrierOrder, Transaction } from './orders.js';
import type { VeritransOrders } from './veritrans-orders.js';

type Params = Readonly<Record<string, string>>;

const DONE = 'Z001000000000000';
const REFUSED = 'Z003000000000000';

const transaction = (
  order: CarrierOrder,
  command: string,
  mstatus: Transaction['mstatus'],
  yen = order.yen,
): Omit<Transaction, 'at'> => ({
  command,
  service: 'carrier',
  mstatus,
  vResultCode: mstatus === 'failure' ? REFUSED : DONE,
  yen,
});

/** `Authorize/carrier`: a page that sends the browser on to the carrier. Nothing is taken before the member approves there. */
export const authorizeCarrier = (veritrans: VeritransOrders, params: Params): Result => {
  if (veritrans.orders.get(params.orderId!))
    return failure('carrier', 'orderId was used before', '005', params.orderId);
  const order: CarrierOrder = {
    service: 'carrier',
    id: params.orderId!,
    yen: Number(params.amount),
    dummy: params.dummyRequest!,
    pushUrl: veritrans.pushUrlOf(params),
    created: veritrans.now,
    transactions: [],
    carrier: params.serviceOptionType!,
    state: 'requested',
    withCapture: params.withCapture === 'true',
    successUrl: params.successUrl!,
    cancelUrl: params.cancelUrl!,
    errorUrl: params.errorUrl!,
    crOrderId: String(randomInt(1e11, 1e12)),
    capturedAt: null,
    cancelledAt: null,
  };
  // Pending until the member has approved: that it was asked for is not that it was paid.
  veritrans.save(order, transaction(order, 'Authorize', 'pending'));
  const page = html`<!doctype html><html><head><meta charset="utf-8"></head><body onload="document.forms[0].submit()">${buttonForm(
    veritrans.url(`/carrier/${order.id}`),
    'OK',
  )}</body></html>`;
  return success('carrier', order.id, { responseContents: page.text });
};

/** What the member chose at the carrier's page. */
export const decideAtCarrier = (
  veritrans: VeritransOrders,
  order: CarrierOrder,
  choice: 'approve' | 'cancel' | 'error',
): CarrierOrder => {
  if (choice !== 'approve') {
    const state = choice === 'cancel' ? 'cancelled' : 'error';
    const ended = veritrans.save(
      { ...order, state, cancelledAt: veritrans.now } as const,
      transaction(order, 'Authorize', 'failure'),
    );
    pushCarrier(veritrans, ended, 'Authorize', 'failure', REFUSED);
    return ended;
  }
  if (!order.withCapture) {
    const authorized = veritrans.save(
      { ...order, state: 'authorized' as const },
      transaction(order, 'Authorize', 'success'),
    );
    pushCarrier(veritrans, authorized, 'Authorize', 'success', DONE);
    return authorized;
  }
  const approved = veritrans.save(
    { ...order, state: 'authorized' as const },
    transaction(order, 'Authorize', 'success'),
  );
  const captured = capture(veritrans, approved);
  pushCarrier(veritrans, captured, 'Authorize', 'success', DONE);
  return captured;
};

const capture = (veritrans: VeritransOrders, order: CarrierOrder): CarrierOrder => {
  veritrans.take(order, order.yen);
  const captured = { ...order, state: 'captured', capturedAt: veritrans.now } as const;
  return veritrans.save(captured, transaction(order, 'Capture', 'success'));
};

/** The order that a call names, if it is of the carrier that it names. */
const ofCarrier = (
  veritrans: VeritransOrders,
  { orderId = '', serviceOptionType }: Params,
): CarrierOrder | undefined => {
  const order = veritrans.find(orderId, 'carrier');
  return order?.carrier === serviceOptionType ? order : undefined;
};

/** `Capture/carrier`, of what was only authorised. */
export const captureCarrier = (veritrans: VeritransOrders, params: Params): Result => {
  const order = ofCarrier(veritrans, params);
  if (!order) return failure('carrier', 'orderId is unknown', '024', params.orderId);
  if (order.state !== 'authorized')
    return failure('carrier', `cannot be captured when it is ${order.state}`, '006', order.id);
  capture(veritrans, order);
  return success('carrier', order.id, { captureDatetime: tokyoDigits(veritrans.now) });
};

/** `Cancel/carrier`: all of it, or a part; answers what is left. */
export const cancelCarrier = (veritrans: VeritransOrders, params: Params): Result => {
  const order = ofCarrier(veritrans, params);
  if (!order) return failure('carrier', 'orderId is unknown', '024', params.orderId);
  if (order.state === 'authorized') {
    veritrans.save(
      { ...order, state: 'cancelled', cancelledAt: veritrans.now },
      transaction(order, 'Cancel', 'success'),
    );
    return success('carrier', order.id, { cancelDatetime: tokyoDigits(veritrans.now), balance: '0' });
  }
  if (order.state !== 'captured' && order.state !== 'part_refunded')
    return failure('carrier', `cannot be cancelled when it is ${order.state}`, '006', order.id);
  const yen =
    params.amount === undefined ? veritrans.context.cashbook.left('veritrans', order.id) : Number(params.amount);
  const left = veritrans.giveBack(order, yen);
  if (left === null) return failure('carrier', `${yen} yen are more than is left`, '007', order.id);
  const state = left === 0 ? 'refunded' : 'part_refunded';
  veritrans.save({ ...order, state, cancelledAt: veritrans.now }, transaction(order, 'Cancel', 'success', yen));
  return success('carrier', order.id, { cancelDatetime: tokyoDigits(veritrans.now), balance: String(left) });
};
