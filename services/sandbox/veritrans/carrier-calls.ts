import { randomInt } from 'node:crypto';
import { toTokyoDigits } from '../clock.js';
import { html } from '../http/html.js';
import { renderButtonForm } from '../http/page.js';
import type { CarrierOrder, Transaction } from './orders.js';
import { buildFailure, buildSuccess, type Result } from './results.js';
import type { VeritransOrders } from './veritrans-orders.js';
import { pushCarrier } from './webhooks.js';

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

/** Executes `Authorize/carrier`: returns a page that redirects to the carrier. The member has to approve there first. */
export const authorizeCarrier = (veritrans: VeritransOrders, params: Params): Result => {
  if (veritrans.orders.get(params.orderId!))
    return buildFailure('carrier', 'orderId was used before', '005', params.orderId);
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
  // Pending until the member has approved: a requested payment is not yet paid.
  veritrans.save(order, transaction(order, 'Authorize', 'pending'));
  const page = html`<!doctype html><html><head><meta charset="utf-8"></head><body onload="document.forms[0].submit()">${renderButtonForm(
    veritrans.url(`/carrier/${order.id}`),
    'OK',
  )}</body></html>`;
  return buildSuccess('carrier', order.id, { responseContents: page.text });
};

/** Applies the member's choice on the carrier's page. */
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

/** Finds the order of a call; undefined when it belongs to another carrier. */
const findCarrierOrder = (
  veritrans: VeritransOrders,
  { orderId = '', serviceOptionType }: Params,
): CarrierOrder | undefined => {
  const order = veritrans.find(orderId, 'carrier');
  return order?.carrier === serviceOptionType ? order : undefined;
};

/** Executes `Capture/carrier` for an authorised payment. */
export const captureCarrier = (veritrans: VeritransOrders, params: Params): Result => {
  const order = findCarrierOrder(veritrans, params);
  if (!order) return buildFailure('carrier', 'orderId is unknown', '024', params.orderId);
  if (order.state !== 'authorized')
    return buildFailure('carrier', `cannot be captured when it is ${order.state}`, '006', order.id);
  capture(veritrans, order);
  return buildSuccess('carrier', order.id, { captureDatetime: toTokyoDigits(veritrans.now) });
};

/** Executes `Cancel/carrier`: refunds all of a payment, or a part; returns the balance. */
export const cancelCarrier = (veritrans: VeritransOrders, params: Params): Result => {
  const order = findCarrierOrder(veritrans, params);
  if (!order) return buildFailure('carrier', 'orderId is unknown', '024', params.orderId);
  if (order.state === 'authorized') {
    veritrans.save(
      { ...order, state: 'cancelled', cancelledAt: veritrans.now },
      transaction(order, 'Cancel', 'success'),
    );
    return buildSuccess('carrier', order.id, { cancelDatetime: toTokyoDigits(veritrans.now), balance: '0' });
  }
  if (order.state !== 'captured' && order.state !== 'part_refunded')
    return buildFailure('carrier', `cannot be cancelled when it is ${order.state}`, '006', order.id);
  const yen =
    params.amount === undefined
      ? veritrans.context.cashbook.refundableYen('veritrans', order.id)
      : Number(params.amount);
  const left = veritrans.refund(order, yen);
  if (left === null) return buildFailure('carrier', `${yen} yen exceed what is left`, '007', order.id);
  const state = left === 0 ? 'refunded' : 'part_refunded';
  veritrans.save({ ...order, state, cancelledAt: veritrans.now }, transaction(order, 'Cancel', 'success', yen));
  return buildSuccess('carrier', order.id, { cancelDatetime: toTokyoDigits(veritrans.now), balance: String(left) });
};
