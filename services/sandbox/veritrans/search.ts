import { tokyoDigits } from '../clock.js';
import { type Json, objectAt } from '../http/bodies.js';
import { type Result, resultCode, success } from './answers.js';
import { type Order, stateOf, type Transaction } from './orders.js';
import type { VeritransOrders } from './veritrans-orders.js';

const when = (at: number | null): string | undefined => (at === null ? undefined : tokyoDigits(at));

/** What an order has of its own service. */
const properOf = (veritrans: VeritransOrders, order: Order): Json => {
  const { cashbook } = veritrans.context;
  const refundableAmount = String(cashbook.left('veritrans', order.id));
  switch (order.service) {
    case 'mpi':
      return { amount: String(order.yen), refundableAmount };
    case 'cvs':
    case 'bank':
      return {
        amount: String(order.yen),
        payLimit: tokyoDigits(order.payUntil).slice(0, 8),
        payLimitDatetime: tokyoDigits(order.payUntil),
        paidDatetime: when(order.paidAt),
        receivedDatetime: when(order.paidAt),
        ...(order.service === 'cvs' && { receiptNo: order.receiptNo, cvsType: order.chain }),
      };
    case 'carrier':
      return {
        crOrderId: order.crOrderId,
        crServiceType: order.carrier,
        balance: refundableAmount,
        captureDatetime: when(order.capturedAt),
        cancelDatetime: when(order.cancelledAt),
      };
  }
};

const transactionOf = ({ command, mstatus, vResultCode, at, yen, detail }: Transaction, index: number): Json => ({
  txnId: String(index + 1),
  command,
  mstatus,
  vResultCode,
  txnDatetime: tokyoDigits(at),
  amount: String(yen),
  ...(detail && { properTransactionInfo: { cardTransactionType: detail } }),
});

/** What Search tells of an order: once for each service that did something for it. A card payment is of two. */
const infosOf = (veritrans: VeritransOrders, order: Order): Json[] =>
  [...new Set<Transaction['service']>([order.service, ...order.transactions.map(({ service }) => service)])].map(
    (service) => {
      const done = order.transactions.filter((transaction) => transaction.service === service);
      return {
        serviceTypeCd: service,
        orderId: order.id,
        orderStatus: stateOf(order, veritrans.now),
        lastSuccessTxnType: done.findLast(({ mstatus }) => mstatus === 'success')?.command,
        properOrderInfo: properOf(veritrans, order),
        transactionInfos: { transactionInfo: done.map(transactionOf) },
      };
    },
  );

/** `Search/search` by the whole number of one order. What is not there is a success that found nothing. */
export const search = (veritrans: VeritransOrders, params: Json): Result => {
  const { orderId } = objectAt(objectAt(params, 'searchParameters'), 'common');
  const wanted = Array.isArray(params.serviceTypeCd) ? params.serviceTypeCd.map(String) : null;
  const order = typeof orderId === 'string' ? veritrans.orders.get(orderId) : undefined;
  const hidesDummies = params.containDummyFlag !== 'true' && order?.dummy === '1';
  const infos = order && !hidesDummies ? infosOf(veritrans, order) : [];
  const found = infos.filter(({ serviceTypeCd }) => !wanted || wanted.includes(String(serviceTypeCd)));
  return success('search', typeof orderId === 'string' ? orderId : '', {
    vResultCode: resultCode('search', '001'),
    overMaxCountFlag: 'false',
    searchCount: String(found.length),
    ...(found.length > 0 && {
      orderInfos: { orderInfo: found.map((info, index) => ({ index: String(index), ...info })) },
    }),
  });
};
