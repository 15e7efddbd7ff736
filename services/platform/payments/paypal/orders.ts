import { min, subtract, sum, type Yen, yen } from '../../../kernel/money.js';
import { type Json, objectIn, objectsIn, providerCode, textIn } from '../json.js';
import {
  type Answered,
  type KnownOrder,
  NOTHING_RETURNED,
  type Order,
  type Receipt,
  type Refunded,
  type ReturnedMoney,
  type Truth,
} from '../payment-provider.js';

/** Where the shop is reached, and whose money it is. */
export interface PaypalContext {
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly merchantId: string;
}

/** An amount as it is sent. */
export const moneyOf = (amount: Yen): Json => ({ currency_code: 'JPY', value: String(amount) });

/** An order as it is sent; yen have no decimals. */
export const orderOf = ({ paymentId, yen: amount }: Order, { publicUrl }: PaypalContext): Json => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      reference_id: paymentId,
      custom_id: paymentId,
      invoice_id: paymentId,
      amount: moneyOf(amount),
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        shipping_preference: 'NO_SHIPPING',
        user_action: 'PAY_NOW',
        locale: 'ja-JP',
        return_url: `${publicUrl}/complete-buy-point-paypal`,
        cancel_url: `${publicUrl}/buy-point`,
      },
    },
  },
});

/** Where the payer approves an order without the button's own window; null where the answer does not say. */
export const approvalUrlOf = (order: Json): string | null => {
  const links = objectsIn(order, 'links');
  const link = links.find((one) => textIn(one, 'rel') === 'payer-action' || textIn(one, 'rel') === 'approve');
  return link ? textIn(link, 'href') : null;
};

/** Whole yen; none where it is another currency or no amount, which is never the amount that was wanted. */
const yenIn = (amount: Json): Yen => {
  const value = textIn(amount, 'value');
  return yen(textIn(amount, 'currency_code') === 'JPY' && /^\d{1,9}$/.test(value) ? Number(value) : 0);
};

/** A capture that was given back was taken before. */
const TAKEN = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];
const HELD = 'PENDING';
/** Refunds whose money has left, or is leaving. */
const GOING_BACK = ['COMPLETED', 'PENDING'];
/** Refunds whose money stays, or has come back. */
const STAYS_HERE = ['FAILED', 'CANCELLED'];
/** Why a capture that had been taken has no money any more: a dispute took it back, or a refund. */
const REVERSALS = ['CHARGEBACK', 'BUYER_COMPLAINT'];
const REFUNDED = 'REFUNDED';
const LOST = ['DECLINED', 'FAILED'];

const statusOf = (of: Json): string => textIn(of, 'status');
const reasonOf = (capture: Json): string => textIn(objectIn(capture, 'status_details'), 'reason');

/** A refund names its capture by a link; one that names none is of the order's only capture. */
const isOf = (refund: Json, captureId: string): boolean => {
  const up = objectsIn(refund, 'links').find((link) => textIn(link, 'rel') === 'up');
  return !up || textIn(up, 'href').endsWith(`/${captureId}`);
};

/** PayPal also calls a capture declined whose money was taken first and taken back later. */
const wasTaken = (capture: Json): boolean =>
  TAKEN.includes(statusOf(capture)) ||
  (LOST.includes(statusOf(capture)) && [REFUNDED, ...REVERSALS].includes(reasonOf(capture)));

/** Returns what is gone of a capture: by its refunds, and where they do not tell by its status. */
const returnedOf = (capture: Json, refunds: readonly Json[]): ReturnedMoney => {
  const status = statusOf(capture);
  if (status === 'COMPLETED') return NOTHING_RETURNED;
  const amount = yenIn(objectIn(capture, 'amount'));
  const captureRefunds = refunds.filter((refund) => isOf(refund, textIn(capture, 'id')));
  const amountOf = (statuses: readonly string[]): Yen =>
    sum(
      yen(0),
      captureRefunds
        .filter((refund) => statuses.includes(statusOf(refund)))
        .map((refund) => yenIn(objectIn(refund, 'amount'))),
    );
  const [listed, failed] = [amountOf(GOING_BACK), amountOf(STAYS_HERE)];
  const isWhole = status !== 'PARTIALLY_REFUNDED';
  if (isWhole && REVERSALS.includes(reasonOf(capture))) return { refunded: listed, reversed: subtract(amount, listed) };
  // A capture may still be called refunded after a refund of it has failed.
  if (isWhole && failed === 0) return { refunded: amount, reversed: yen(0) };
  if (isWhole) return { refunded: min(amount, listed), reversed: yen(0) };
  return { refunded: listed > 0 || failed > 0 ? listed : null, reversed: yen(0) };
};

const receiptOf = (capture: Json, refunds: readonly Json[], now: Date): Receipt => {
  const at = new Date(textIn(capture, 'create_time'));
  return {
    ref: textIn(capture, 'id'),
    yen: yenIn(objectIn(capture, 'amount')),
    at: Number.isNaN(at.getTime()) ? now : at,
    returned: returnedOf(capture, refunds),
  };
};

/** The account that pays: PayPal shows it as the source of the money, and still as the payer, which it gives up. */
const payerIn = (order: Json): string =>
  textIn(objectIn(objectIn(order, 'payment_source'), 'paypal'), 'account_id') ||
  textIn(objectIn(order, 'payer'), 'payer_id');

const paid = (taken: readonly Json[], refunds: readonly Json[], order: Json, now: Date): Truth => {
  const payer = payerIn(order);
  const receipts = taken.map((capture) => receiptOf(capture, refunds, now));
  return { state: 'paid', receipts, ...(payer && { payer }) };
};

const truthIn = (order: Json, unit: Json, now: Date): Truth => {
  const payments = objectIn(unit, 'payments');
  const captures = objectsIn(payments, 'captures');
  const taken = captures.filter(wasTaken);
  if (taken.length > 0) return paid(taken, objectsIn(payments, 'refunds'), order, now);
  const held = captures.find((capture) => statusOf(capture) === HELD);
  if (held) return { state: 'held', reason: providerCode(reasonOf(held)) || HELD };
  const [last] = captures.slice(-1);
  if (last) return { state: 'failed', code: providerCode(statusOf(last)) };
  const status = textIn(order, 'status');
  if (status === 'VOIDED') return { state: 'failed', code: status };
  if (status !== 'APPROVED') return { state: 'open' };
  return { state: 'approved', orderRef: textIn(order, 'id'), yen: yenIn(objectIn(unit, 'amount')) };
};

/** What PayPal's order says of a payment; an order of another payment, or for another's account, says nothing of it. */
export const truthOf = (
  order: Json,
  { paymentId, orderRef }: Pick<KnownOrder, 'paymentId' | 'orderRef'>,
  { merchantId }: PaypalContext,
  now: Date,
): Answered => {
  const [unit, ...others] = objectsIn(order, 'purchase_units');
  const payee = unit && textIn(objectIn(unit, 'payee'), 'merchant_id');
  const isOurs = textIn(order, 'id') === orderRef && unit && textIn(unit, 'custom_id') === paymentId;
  if (!isOurs || others.length > 0 || payee !== merchantId) return { outcome: 'unknown-order' };
  return { outcome: 'answered', truth: truthIn(order, unit, now), slip: null };
};

/** What has come of giving money back: it is under way until PayPal says how it ended. */
export const refundedIn = (refund: Json): Refunded => {
  const status = statusOf(refund);
  if (STAYS_HERE.includes(status)) return { outcome: 'refused', code: status };
  if (status === 'PENDING') return { outcome: 'under-way' };
  return { outcome: status === 'COMPLETED' ? 'accepted' : 'silent' };
};
