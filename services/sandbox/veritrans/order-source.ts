import type { OrderLine, OrderSource } from '../provider-context.js';
import { type Order, stateOf } from './orders.js';
import type { VeritransOrders } from './veritrans-orders.js';

const METHODS = { mpi: 'card', cvs: 'konbini', bank: 'payeasy', carrier: 'carrier' } as const;

const lineOf = (order: Order, now: number): OrderLine => ({
  order: order.id,
  provider: 'veritrans',
  method: METHODS[order.service],
  reference: referenceOf(order),
  state: stateOf(order, now),
  yen: order.yen,
  created: order.created,
});

const referenceOf = (order: Order): string => {
  if (order.service === 'cvs') return order.receiptNo;
  if (order.service === 'bank') return order.customerNo;
  return order.service === 'carrier' ? order.crOrderId : order.id;
};

const afterGivingBack = (order: Order, left: number): Order => {
  if (order.service === 'mpi') return { ...order, state: left === 0 ? 'cancelled' : 'part_cancelled' };
  return order.service === 'carrier' ? { ...order, state: left === 0 ? 'refunded' : 'part_refunded' } : order;
};

const afterBounce = (order: Order, left: number): Order => {
  if (order.service === 'mpi') return { ...order, state: left === order.yen ? 'captured' : 'part_cancelled' };
  return order.service === 'carrier' ? { ...order, state: left === order.yen ? 'captured' : 'part_refunded' } : order;
};

/** Creates the control's view of VeriTrans. Chargebacks appear in the settlement only. */
export const createVeritransOrderSource = (veritrans: VeritransOrders): OrderSource => ({
  provider: 'veritrans',
  orders: () => veritrans.orders.list().map((order) => lineOf(order, veritrans.now)),
  // VeriTrans sends no webhook for a refund in its console. A store may also recall a slip that it reported as paid.
  refundInConsole: (id, part) => {
    const order = veritrans.orders.get(id);
    const yen = part ?? veritrans.context.cashbook.refundableYen('veritrans', id);
    const left = order && yen > 0 ? veritrans.refund(order, yen) : null;
    if (!order || left === null) return false;
    veritrans.save(afterGivingBack(order, left), {
      command: 'Cancel',
      service: order.service === 'mpi' ? 'card' : order.service,
      mstatus: 'success',
      vResultCode: 'A001000000000000',
      yen,
    });
    return true;
  },
  bounceRefund: (id) => {
    const order = veritrans.orders.get(id);
    const isRefund = ({ command, mstatus, yen }: Order['transactions'][number]) =>
      command === 'Cancel' && mstatus === 'success' && yen > 0;
    const lastRefund = order?.transactions.findLast(isRefund);
    if (!order || !lastRefund) return false;
    veritrans.context.cashbook.book({
      provider: 'veritrans',
      order: id,
      reference: id,
      kind: 'refund',
      yen: -lastRefund.yen,
    });
    const transactions = order.transactions.map((one) =>
      one === lastRefund ? { ...one, mstatus: 'failure' as const } : one,
    );
    const left = veritrans.context.cashbook.refundableYen('veritrans', id);
    veritrans.save({ ...afterBounce(order, left), transactions });
    return true;
  },
  resolveDispute: () => false,
  reverse: () => false,
  decide: () => false,
  chargeBack: (id, part) => {
    const order = veritrans.orders.get(id);
    const left = veritrans.context.cashbook.refundableYen('veritrans', id);
    const yen = part ?? left;
    if (order?.service !== 'mpi' || yen <= 0 || yen > left) return false;
    veritrans.context.cashbook.book({ provider: 'veritrans', order: id, reference: id, kind: 'chargeback', yen });
    return true;
  },
});
