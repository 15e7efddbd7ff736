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

/** What the control sees of VeriTrans. Of a chargeback it says nothing but in the settlement. */
export const veritransOrderSource = (veritrans: VeritransOrders): OrderSource => ({
  provider: 'veritrans',
  orders: () => veritrans.orders.list().map((order) => lineOf(order, veritrans.now)),
  chargeBack: (id) => {
    const order = veritrans.orders.get(id);
    const yen = veritrans.context.cashbook.left('veritrans', id);
    if (order?.service !== 'mpi' || yen <= 0) return false;
    veritrans.context.cashbook.book({ provider: 'veritrans', order: id, reference: id, kind: 'chargeback', yen });
    return true;
  },
});
