import { type Yen, yen } from '../../../kernel/money.js';
import { type Json, readCode, readObject, readText, toProviderCode } from '../json.js';
import type { Order, ProviderStatus, Refund, Refunded } from '../payment-provider.js';

const moneyOf = (amount: Yen): Json => ({ amount: String(amount), currencyCode: 'JPY' });

/**
 * Builds the shop's update of a buyer's checkout session.
 *
 * @param publicUrl without a trailing slash
 */
export const updateOf = ({ paymentId, yen: amount }: Order, publicUrl: string): Json => ({
  webCheckoutDetails: { checkoutResultReturnUrl: `${publicUrl}/amazon-pay-redirect` },
  paymentDetails: {
    // Points are credited at once, so the money is captured at once.
    paymentIntent: 'AuthorizeWithCapture',
    canHandlePendingAuthorization: false,
    chargeAmount: moneyOf(amount),
  },
  merchantMetadata: { merchantReferenceId: paymentId },
});

/** Builds the completion of a session, which repeats its amount. */
export const completionOf = (amount: Yen): Json => ({ chargeAmount: moneyOf(amount) });

/** Returns the payment id of a session or a charge. */
export const referenceOf = (of: Json): string => readText(readObject(of, 'merchantMetadata'), 'merchantReferenceId');

const stateOf = (of: Json): string => readText(readObject(of, 'statusDetails'), 'state');

/**
 * Returns true if a session can belong to a payment. An ended session names no payment, and belongs to the payment
 * whose order has its id.
 */
export const isSessionOf = (session: Json, paymentId: string): boolean => {
  const reference = referenceOf(session);
  return reference === paymentId || (reference === '' && stateOf(session) !== 'Open');
};

/** Returns the address of the redirect; '' if there is none. */
export const redirectIn = (session: Json): string =>
  readText(readObject(session, 'webCheckoutDetails'), 'amazonPayRedirectUrl');

/** Returns whole yen. Other currencies and invalid amounts become 0, which never equals the amount of an order. */
const yenIn = (amount: Json): Yen => {
  const value = readText(amount, 'amount');
  const isYen = readText(amount, 'currencyCode') === 'JPY' && /^\d{1,9}(\.0+)?$/.test(value);
  return yen(isYen ? Number(value) : 0);
};

/** Parses `20260115T120000Z`; null if the text is no time. */
const momentOf = (text: string): Date | null => {
  const at = new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  return Number.isNaN(at.getTime()) ? null : at;
};

/** Returns the status of a session that has no charge, else the id of the charge. */
export const readSessionStatus = (session: Json): ProviderStatus | { readonly chargeId: string } => {
  const chargeId = readText(session, 'chargeId');
  if (chargeId) return { chargeId };
  if (stateOf(session) !== 'Canceled') return { state: 'open' };
  return { state: 'failed', code: readCode(readObject(session, 'statusDetails'), 'reasonCode') || 'Canceled' };
};

/** Amazon's states of captured money. */
const TAKEN = ['Captured', 'Completed'];
const REFUSED = ['Declined', 'Canceled'];

/** Returns the payment status of a charge. */
export const readChargeStatus = (charge: Json, now: Date): ProviderStatus => {
  const state = stateOf(charge);
  const details = readObject(charge, 'statusDetails');
  if (REFUSED.includes(state)) return { state: 'failed', code: readCode(details, 'reasonCode') || state };
  if (!TAKEN.includes(state)) return { state: 'held', reason: toProviderCode(state) };
  const at = momentOf(readText(details, 'lastUpdatedTimestamp')) ?? now;
  const amount = yenIn(readObject(charge, 'captureAmount'));
  const returned = { refunded: yenIn(readObject(charge, 'refundedAmount')), reversed: yen(0) };
  return { state: 'paid', receipts: [{ ref: readText(charge, 'chargeId'), yen: amount, at, returned }] };
};

/** Returns Amazon's id of the buyer at this shop; '' if Amazon no longer reveals it. */
export const buyerOf = (permission: Json): string => readText(readObject(permission, 'buyer'), 'buyerId');

/** Builds the request for a refund. */
export const refundOf = ({ receiptRef, yen: amount }: Refund): Json => ({
  chargeId: receiptRef,
  refundAmount: moneyOf(amount),
});

/** Returns the status of a refund, which is under way until Amazon reports its end. */
export const readRefundStatus = (refund: Json): Refunded => {
  const state = stateOf(refund);
  if (state === 'Refunded') return { outcome: 'accepted' };
  if (state === 'RefundInitiated') return { outcome: 'under-way' };
  if (state !== 'Declined') return { outcome: 'silent' };
  return { outcome: 'refused', code: readCode(readObject(refund, 'statusDetails'), 'reasonCode') || state };
};
