import { randomInt } from 'node:crypto';
import { toTokyoDigits } from '../clock.js';
import { contentHmacOf } from './digest.js';
import type { BankOrder, CarrierOrder, CvsOrder, MpiOrder, Order } from './orders.js';
import type { VeritransOrders } from './veritrans-orders.js';

type Row = Readonly<Record<string, string>>;

const bodyOf = (row: Row, now: number): string => {
  const head = { numberOfNotify: '1', pushTime: toTokyoDigits(now), pushId: String(randomInt(1e12)) };
  const fields = Object.entries(row).map(([name, value]): [string, string] => [`${name}0000`, value]);
  return new URLSearchParams([...Object.entries(head), ...fields]).toString();
};

const send = (veritrans: VeritransOrders, order: Order, row: Row, { forged = false, delayMs = 0 } = {}): void => {
  const body = bodyOf({ orderId: order.id, ...row, dummy: order.dummy }, veritrans.now);
  const signedWith = forged ? { ...veritrans.merchant, secret: '00'.repeat(32) } : veritrans.merchant;
  const headers = {
    'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
    'content-hmac': contentHmacOf(signedWith, body),
  };
  veritrans.context.pusher.push({ provider: 'veritrans', url: order.pushUrl, headers, body }, delayMs);
};

/** Sends the webhooks of a card payment, by the scenario of its card. */
export const pushMpi = (veritrans: VeritransOrders, order: MpiOrder): void => {
  const { push } = order.scenario;
  const { vResultCode, txnType, mpiMstatus, cardMstatus } = order;
  const row = { vResultCode, txnType, mpiMstatus, cardMstatus };
  if (push === 'none') return;
  if (push === 'forged first') send(veritrans, order, row, { forged: true });
  for (let copies = push === 'thrice' ? 3 : 1; copies > 0; copies -= 1)
    send(veritrans, order, row, { delayMs: push === 'forged first' ? 500 : 0 });
};

/** Sends the webhook of a slip that was paid at a convenience store. */
export const pushCvs = (veritrans: VeritransOrders, order: CvsOrder, yen: number): void =>
  send(veritrans, order, {
    cvsType: order.chain,
    receiptNo: order.receiptNo,
    receiptDate: toTokyoDigits(veritrans.now),
    rcvAmount: String(yen),
  });

/** Sends the webhook of a Pay-easy payment. */
export const pushBank = (veritrans: VeritransOrders, order: BankOrder, yen: number): void =>
  send(veritrans, order, {
    kikanNo: order.institution,
    kigyoNo: order.institution,
    rcvDate: toTokyoDigits(veritrans.now).slice(0, 12),
    customerNo: order.customerNo,
    confNo: order.confirmNo,
    rcvAmount: String(yen),
  });

/** Sends the webhook of a carrier payment. */
export const pushCarrier = (
  veritrans: VeritransOrders,
  order: CarrierOrder,
  txnType: string,
  mstatus: string,
  vResultCode: string,
): void =>
  send(veritrans, order, {
    txnType,
    txnTime: toTokyoDigits(veritrans.now),
    vResultCode,
    mstatus,
    crOrderId: order.crOrderId,
    openId: '',
    month: '',
  });
