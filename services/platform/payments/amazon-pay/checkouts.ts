import { type Yen, yen } from '../../../kernel/money.js';
import { codeIn, type Json, objectIn, providerCode, textIn } from '../json.js';
import type { Order, Refund, Refunded, Truth } from '../payment-provider.js';

const moneyOf = (amount: Yen): Json => ({ amount: String(amount), currencyCode: 'JPY' });

/** What the shop fills in of a buyer's checkout session. @param publicUrl without a slash at the end */
export const updateOf = ({ paymentId, yen: amount }: Order, publicUrl: string): Json => ({
  webCheckoutDetails: { checkoutResultReturnUrl: `${publicUrl}/amazon-pay-redirect` },
  paymentDetails: {
    // Points are given at once, so the money is taken at once.
    paymentIntent: 'AuthorizeWithCapture',
    canHandlePendingAuthorization: false,
    chargeAmount: moneyOf(amount),
  },
  merchantMetadata: { merchantReferenceId: paymentId },
});

/** What completes a session: its amount, said again. */
export const completionOf = (amount: Yen): Json => ({ chargeAmount: moneyOf(amount) });

/** The payment that a session or a charge is of. */
export const referenceIn = (of: Json): string => textIn(objectIn(of, 'merchantMetadata'), 'merchantReferenceId');

const stateOf = (of: Json): string => textIn(objectIn(of, 'statusDetails'), 'state');

/**
 * Whether a session is, or may be, a payment's: what another has filled in is not. A session that has ended names no payment
 * any more, and is that of the payment whose order it is, since no other has its id.
 */
export const isSessionOf = (session: Json, paymentId: string): boolean => {
  const reference = referenceIn(session);
  return reference === paymentId || (reference === '' && stateOf(session) !== 'Open');
};

/** Where the buyer goes on; '' where there is nowhere. */
export const redirectIn = (session: Json): string =>
  textIn(objectIn(session, 'webCheckoutDetails'), 'amazonPayRedirectUrl');

/** Whole yen; none where it is another currency or no amount, which is never the amount that was wanted. */
const yenIn = (amount: Json): Yen => {
  const value = textIn(amount, 'amount');
  const isYen = textIn(amount, 'currencyCode') === 'JPY' && /^\d{1,9}(\.0+)?$/.test(value);
  return yen(isYen ? Number(value) : 0);
};

/** `20260115T120000Z`; null for what is no moment. */
const momentOf = (text: string): Date | null => {
  const at = new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  return Number.isNaN(at.getTime()) ? null : at;
};

/** What a session says before there is a charge; the charge's id where there is one. */
export const sessionTruth = (session: Json): Truth | { readonly chargeId: string } => {
  const chargeId = textIn(session, 'chargeId');
  if (chargeId) return { chargeId };
  if (stateOf(session) !== 'Canceled') return { state: 'open' };
  return { state: 'failed', code: codeIn(objectIn(session, 'statusDetails'), 'reasonCode') || 'Canceled' };
};

/** Amazon's words for money that is there. */
const TAKEN = ['Captured', 'Completed'];
const REFUSED = ['Declined', 'Canceled'];

/** What a charge says. */
export const chargeTruth = (charge: Json, now: Date): Truth => {
  const state = stateOf(charge);
  const details = objectIn(charge, 'statusDetails');
  if (REFUSED.includes(state)) return { state: 'failed', code: codeIn(details, 'reasonCode') || state };
  if (!TAKEN.includes(state)) return { state: 'held', reason: providerCode(state) };
  const at = momentOf(textIn(details, 'lastUpdatedTimestamp')) ?? now;
  const amount = yenIn(objectIn(charge, 'captureAmount'));
  const returned = { refunded: yenIn(objectIn(charge, 'refundedAmount')), reversed: yen(0) };
  return { state: 'paid', receipts: [{ ref: textIn(charge, 'chargeId'), yen: amount, at, returned }] };
};

/** Who has agreed to be charged, as Amazon calls the buyer at this shop; '' where it does not say any more. */
export const buyerIn = (permission: Json): string => textIn(objectIn(permission, 'buyer'), 'buyerId');

/** A refund as it is sent. */
export const refundOf = ({ receiptRef, yen: amount }: Refund): Json => ({
  chargeId: receiptRef,
  refundAmount: moneyOf(amount),
});

/** What a refund says: it is under way until Amazon says how it ended. */
export const refundedIn = (refund: Json): Refunded => {
  const state = stateOf(refund);
  if (state === 'Refunded') return { outcome: 'accepted' };
  if (state === 'RefundInitiated') return { outcome: 'under-way' };
  if (state !== 'Declined') return { outcome: 'silent' };
  return { outcome: 'refused', code: codeIn(objectIn(refund, 'statusDetails'), 'reasonCode') || state };
};
