import { toTokyoDigits } from '../clock.js';
import { type Json, readObject } from '../http/bodies.js';
import { type Order, stateOf, type Transaction } from './orders.js';
import { buildResultCode, buildSuccess, type Result } from './results.js';
import type { VeritransOrders } from './veritrans-orders.js';

const when = (at: number | null): string | undefined => (at === null ? undefined : toTokyoDigits(at));

/** Returns the fields of an order that only its service has. */
const serviceFieldsOf = (veritrans: VeritransOrders, order: Order): Json => {
  const { cashbook } = veritrans.context;
  const refundableAmount = String(cashbook.refundableYen('veritrans', order.id));
  switch (order.service) {
    case 'mpi':
      return { amount: String(order.yen), refundableAmount };
    case 'cvs':
    case 'bank':
      return {
        amount: String(order.yen),
        payLimit: toTokyoDigits(order.payUntil).slice(0, 8),
        payLimitDatetime: toTokyoDigits(order.payUntil),
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
  txnDatetime: toTokyoDigits(at),
  amount: String(yen),
  ...(detail && { properTransactionInfo: { cardTransactionType: detail } }),
});

/** Returns the entries of an order in Search, one for each service. A card payment has two: `mpi` and `card`. */
const infosOf = (veritrans: VeritransOrders, order: Order): Json[] =>
  [...new Set<Transaction['service']>([order.service, ...order.transactions.map(({ service }) => service)])].map(
    (service) => {
      const done = order.transactions.filter((transaction) => transaction.service === service);
      return {
        serviceTypeCd: service,
        orderId: order.id,
        orderStatus: stateOf(order, veritrans.now),
        lastSuccessTxnType: done.findLast(({ mstatus }) => mstatus === 'success')?.command,
        properOrderInfo: serviceFieldsOf(veritrans, order),
        transactionInfos: { transactionInfo: done.map(transactionOf) },
      };
    },
  );

/** Executes `Search/search` for one order number. An unknown order is a success with no entries. */
export const search = (veritrans: VeritransOrders, params: Json): Result => {
  const { orderId } = readObject(readObject(params, 'searchParameters'), 'common');
  const requestedServices = Array.isArray(params.serviceTypeCd) ? params.serviceTypeCd.map(String) : null;
  const order = typeof orderId === 'string' ? veritrans.orders.get(orderId) : undefined;
  const hidesDummies = params.containDummyFlag !== 'true' && order?.dummy === '1';
  const infos = order && !hidesDummies ? infosOf(veritrans, order) : [];
  const matches = infos.filter(
    ({ serviceTypeCd }) => !requestedServices || requestedServices.includes(String(serviceTypeCd)),
  );
  return buildSuccess('search', typeof orderId === 'string' ? orderId : '', {
    vResultCode: buildResultCode('search', '001'),
    overMaxCountFlag: 'false',
    searchCount: String(matches.length),
    ...(matches.length > 0 && {
      orderInfos: { orderInfo: matches.map((info, index) => ({ index: String(index), ...info })) },
    }),
  });
};
