import type { Charge, Refund, Session } from './objects.js';

const digits = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const money = (yen: number | null): object | null =>
  yen === null ? null : { amount: String(yen), currencyCode: 'JPY' };
const DAY_MS = 86_400_000;

/** A checkout session as Amazon shows it. */
export const sessionView = (session: Session, storeId: string, redirectUrl: string | null): object => ({
  checkoutSessionId: session.id,
  chargePermissionType: 'OneTime',
  webCheckoutDetails: {
    checkoutReviewReturnUrl: session.reviewUrl,
    checkoutResultReturnUrl: session.resultUrl,
    checkoutCancelUrl: session.cancelUrl,
    amazonPayRedirectUrl: redirectUrl,
  },
  productType: 'PayOnly',
  paymentDetails: {
    paymentIntent: session.intent,
    canHandlePendingAuthorization: session.canPend,
    chargeAmount: money(session.yen),
    presentmentCurrency: 'JPY',
  },
  merchantMetadata: { merchantReferenceId: session.reference, merchantStoreName: session.storeName },
  buyer: { buyerId: 'amzn1.account.SANDBOXBUYER', name: '山田太郎', email: 'buyer@example.com' },
  paymentPreferences: [{ paymentDescriptor: session.card && `Visa ****${session.card} (Amazon Pay)` }],
  statusDetails: {
    state: session.state,
    reasonCode: session.reason,
    reasonDescription: session.reason,
    lastUpdatedTimestamp: digits(session.updated),
  },
  chargePermissionId: session.permissionId,
  chargeId: session.chargeId,
  storeId,
  creationTimestamp: digits(session.created),
  expirationTimestamp: digits(session.created + DAY_MS),
  releaseEnvironment: 'Sandbox',
});

export const chargeView = (charge: Charge): object => ({
  chargeId: charge.id,
  chargePermissionId: charge.permissionId,
  chargeAmount: money(charge.yen),
  captureAmount: charge.state === 'Captured' ? money(charge.yen) : null,
  refundedAmount: money(charge.refunded),
  merchantMetadata: { merchantReferenceId: charge.reference },
  statusDetails: {
    state: charge.state,
    reasonCode: charge.state === 'Declined' ? 'ProcessingFailure' : null,
    reasonDescription: null,
    lastUpdatedTimestamp: digits(charge.updated),
  },
  creationTimestamp: digits(charge.created),
  releaseEnvironment: 'Sandbox',
});

export const refundView = (refund: Refund): object => ({
  refundId: refund.id,
  chargeId: refund.chargeId,
  refundAmount: money(refund.yen),
  statusDetails: {
    state: refund.state,
    reasonCode: null,
    reasonDescription: null,
    lastUpdatedTimestamp: digits(refund.updated),
  },
  creationTimestamp: digits(refund.created),
  releaseEnvironment: 'Sandbox',
});
