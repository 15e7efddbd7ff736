import { accountOf, buyerIdOf } from '../buyers/buyers.js';
import type { AmazonRefund, Charge, Session } from './objects.js';

const digits = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const money = (yen: number | null): object | null =>
  yen === null ? null : { amount: String(yen), currencyCode: 'JPY' };
const DAY_MS = 86_400_000;

/** Period after completion in which Amazon still shows the buyer. */
const BUYER_SHOWN_MS = 30 * DAY_MS;
const PERMISSION_LIVES_MS = 180 * DAY_MS;

const buyerOf = ({ account, id }: Session): object => {
  const email = accountOf(account ?? undefined, id);
  return { buyerId: buyerIdOf(email), name: '山田太郎', email };
};
const descriptorOf = ({ card }: Session): string | null => card && `Visa ****${card} (Amazon Pay)`;

const statusOf = ({ state, reason, updated }: Session): object => ({
  state,
  reasonCode: reason,
  reasonDescription: reason,
  lastUpdatedTimestamp: digits(updated),
});

/** Returns the view of a completed session: Amazon shows its outcome only. */
const toCompletedView = (session: Session): object => ({
  ...{ checkoutSessionId: session.id, chargePermissionType: null, webCheckoutDetails: null, productType: null },
  ...{ paymentDetails: null, merchantMetadata: null, buyer: null, paymentPreferences: null },
  statusDetails: statusOf(session),
  chargePermissionId: session.permissionId,
  chargeId: session.chargeId,
  storeId: null,
  creationTimestamp: digits(session.created),
  expirationTimestamp: null,
  releaseEnvironment: null,
});

/** Returns the view of a checkout session that is open or was canceled. */
const toUnfinishedView = (session: Session, storeId: string, redirectUrl: string | null): object => ({
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
  buyer: session.state === 'Open' ? buyerOf(session) : null,
  paymentPreferences: [{ paymentDescriptor: descriptorOf(session) }],
  statusDetails: statusOf(session),
  chargePermissionId: session.permissionId,
  chargeId: session.chargeId,
  storeId,
  creationTimestamp: digits(session.created),
  expirationTimestamp: digits(session.created + DAY_MS),
  releaseEnvironment: 'Sandbox',
});

/** Returns a checkout session as Amazon shows it. */
export const toSessionView = (session: Session, storeId: string, redirectUrl: string | null): object =>
  session.state === 'Completed' ? toCompletedView(session) : toUnfinishedView(session, storeId, redirectUrl);

/** Returns a charge permission as Amazon shows it. The session has charged its whole amount. */
export const toPermissionView = (session: Session, now: number): object => ({
  chargePermissionId: session.permissionId,
  chargePermissionReferenceId: null,
  chargePermissionType: 'OneTime',
  buyer: now < session.updated + BUYER_SHOWN_MS ? buyerOf(session) : null,
  shippingAddress: null,
  paymentPreferences: [{ paymentDescriptor: descriptorOf(session) }],
  statusDetails: { state: 'Closed', reasons: null, lastUpdatedTimestamp: digits(session.updated) },
  limits: { amountLimit: money(session.yen), amountBalance: money(0) },
  presentmentCurrency: 'JPY',
  merchantMetadata: { merchantReferenceId: session.reference, merchantStoreName: session.storeName },
  creationTimestamp: digits(session.updated),
  expirationTimestamp: digits(session.updated + PERMISSION_LIVES_MS),
  releaseEnvironment: 'Sandbox',
});

export const toChargeView = (charge: Charge): object => ({
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

export const toRefundView = (refund: AmazonRefund): object => ({
  refundId: refund.id,
  chargeId: refund.chargeId,
  refundAmount: money(refund.yen),
  statusDetails: {
    state: refund.state,
    reasonCode: refund.state === 'Declined' ? 'AmazonRejected' : null,
    reasonDescription: null,
    lastUpdatedTimestamp: digits(refund.updated),
  },
  creationTimestamp: digits(refund.created),
  releaseEnvironment: 'Sandbox',
});
