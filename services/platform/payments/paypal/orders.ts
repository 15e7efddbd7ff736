import { min, subtract, sum, type Yen, yen } from '../../../kernel/money.js';
import { type Json, readObject, readObjects, readText, toProviderCode } from '../json.js';
import {
  type KnownOrder,
  NOTHING_RETURNED,
  type Order,
  type ProviderReceipt,
  type ProviderStatus,
  type Refunded,
  type ReturnedMoney,
  type StatusResult,
} from '../payment-provider.js';

/** The address of the shop, and its account at PayPal. */
export interface PaypalContext {
  /** The URL without a trailing slash. */
  readonly publicUrl: string;
  readonly merchantId: string;
}

/** Converts an amount to PayPal's format. */
export const moneyOf = (amount: Yen): Json => ({ currency_code: 'JPY', value: String(amount) });

/** Builds an order. Yen have no decimals. */
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

/** Returns the address where the payer approves an order outside the button's window; null if the response has none. */
export const approvalUrlOf = (order: Json): string | null => {
  const links = readObjects(order, 'links');
  const link = links.find((one) => readText(one, 'rel') === 'payer-action' || readText(one, 'rel') === 'approve');
  return link ? readText(link, 'href') : null;
};

/** Returns whole yen. Other currencies and invalid amounts become 0, which never equals the amount of an order. */
const yenIn = (amount: Json): Yen => {
  const value = readText(amount, 'value');
  return yen(readText(amount, 'currency_code') === 'JPY' && /^\d{1,9}$/.test(value) ? Number(value) : 0);
};

/** The states of captured money; a refunded capture was captured before. */
const TAKEN = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];
const HELD = 'PENDING';
/** The states of refunds whose money has left or is leaving. */
const GOING_BACK = ['COMPLETED', 'PENDING'];
/** The states of refunds whose money has not left or has come back. */
const STAYS_HERE = ['FAILED', 'CANCELLED'];
/** The reasons of captures that a dispute, and not a refund, has reversed. */
const REVERSALS = ['CHARGEBACK', 'BUYER_COMPLAINT'];
const REFUNDED = 'REFUNDED';
const LOST = ['DECLINED', 'FAILED'];

const statusOf = (of: Json): string => readText(of, 'status');
const reasonOf = (capture: Json): string => readText(readObject(capture, 'status_details'), 'reason');

/** Returns true if a refund belongs to a capture. A refund without a link belongs to the order's only capture. */
const isOf = (refund: Json, captureId: string): boolean => {
  const up = readObjects(refund, 'links').find((link) => readText(link, 'rel') === 'up');
  return !up || readText(up, 'href').endsWith(`/${captureId}`);
};

/** Returns true if money was captured. PayPal also marks a capture as declined if its money was reversed later. */
const wasTaken = (capture: Json): boolean =>
  TAKEN.includes(statusOf(capture)) ||
  (LOST.includes(statusOf(capture)) && [REFUNDED, ...REVERSALS].includes(reasonOf(capture)));

/** Computes the money that a capture no longer holds, from its refunds, else from its status. */
const returnedOf = (capture: Json, refunds: readonly Json[]): ReturnedMoney => {
  const status = statusOf(capture);
  if (status === 'COMPLETED') return NOTHING_RETURNED;
  const amount = yenIn(readObject(capture, 'amount'));
  const captureRefunds = refunds.filter((refund) => isOf(refund, readText(capture, 'id')));
  const amountOf = (statuses: readonly string[]): Yen =>
    sum(
      yen(0),
      captureRefunds
        .filter((refund) => statuses.includes(statusOf(refund)))
        .map((refund) => yenIn(readObject(refund, 'amount'))),
    );
  const [listed, failed] = [amountOf(GOING_BACK), amountOf(STAYS_HERE)];
  const isWhole = status !== 'PARTIALLY_REFUNDED';
  if (isWhole && REVERSALS.includes(reasonOf(capture))) return { refunded: listed, reversed: subtract(amount, listed) };
  // PayPal may mark a capture as refunded after its refund has failed.
  if (isWhole && failed === 0) return { refunded: amount, reversed: yen(0) };
  if (isWhole) return { refunded: min(amount, listed), reversed: yen(0) };
  return { refunded: listed > 0 || failed > 0 ? listed : null, reversed: yen(0) };
};

const receiptOf = (capture: Json, refunds: readonly Json[], now: Date): ProviderReceipt => {
  const at = new Date(readText(capture, 'create_time'));
  return {
    ref: readText(capture, 'id'),
    yen: yenIn(readObject(capture, 'amount')),
    at: Number.isNaN(at.getTime()) ? now : at,
    returned: returnedOf(capture, refunds),
  };
};

/** Returns the id of the paying account. PayPal reports it as the payment source, and in the deprecated `payer`. */
const payerIn = (order: Json): string =>
  readText(readObject(readObject(order, 'payment_source'), 'paypal'), 'account_id') ||
  readText(readObject(order, 'payer'), 'payer_id');

const paid = (taken: readonly Json[], refunds: readonly Json[], order: Json, now: Date): ProviderStatus => {
  const payer = payerIn(order);
  const receipts = taken.map((capture) => receiptOf(capture, refunds, now));
  return { state: 'paid', receipts, ...(payer && { payer }) };
};

const readStatus = (order: Json, unit: Json, now: Date): ProviderStatus => {
  const payments = readObject(unit, 'payments');
  const captures = readObjects(payments, 'captures');
  const taken = captures.filter(wasTaken);
  if (taken.length > 0) return paid(taken, readObjects(payments, 'refunds'), order, now);
  const held = captures.find((capture) => statusOf(capture) === HELD);
  if (held) return { state: 'held', reason: toProviderCode(reasonOf(held)) || HELD };
  const [last] = captures.slice(-1);
  if (last) return { state: 'failed', code: toProviderCode(statusOf(last)) };
  const status = readText(order, 'status');
  if (status === 'VOIDED') return { state: 'failed', code: status };
  if (status !== 'APPROVED') return { state: 'open' };
  return { state: 'approved', orderRef: readText(order, 'id'), yen: yenIn(readObject(unit, 'amount')) };
};

/** Returns the payment status of a PayPal order. An order of another payment or payee is ignored. */
export const readOrderStatus = (
  order: Json,
  { paymentId, orderRef }: Pick<KnownOrder, 'paymentId' | 'orderRef'>,
  { merchantId }: PaypalContext,
  now: Date,
): StatusResult => {
  const [unit, ...others] = readObjects(order, 'purchase_units');
  const payee = unit && readText(readObject(unit, 'payee'), 'merchant_id');
  const isOurs = readText(order, 'id') === orderRef && unit && readText(unit, 'custom_id') === paymentId;
  if (!isOurs || others.length > 0 || payee !== merchantId) return { outcome: 'unknown-order' };
  return { outcome: 'answered', status: readStatus(order, unit, now), slip: null };
};

/** Returns the status of a refund, which is under way until PayPal reports its end. */
export const readRefundStatus = (refund: Json): Refunded => {
  const status = statusOf(refund);
  if (STAYS_HERE.includes(status)) return { outcome: 'refused', code: status };
  if (status === 'PENDING') return { outcome: 'under-way' };
  return { outcome: status === 'COMPLETED' ? 'accepted' : 'silent' };
};
