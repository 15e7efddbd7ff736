import type { Clock } from '../../../kernel/time.js';
import { type Patience, type ProviderTimeouts, REQUEST_TIMEOUTS } from '../../outbound-http/provider-http.js';
import { Certificates } from '../certificates.js';
import { type Json, readText } from '../json.js';
import {
  type Cancelled,
  type Captured,
  type KnownOrder,
  type Order,
  PaymentProvider,
  type ProviderStatus,
  type Refund,
  type Refunded,
  type Started,
  type StatusResult,
  type WebhookResult,
} from '../payment-provider.js';
import { AmazonPayClient, type AmazonResult } from './amazon-pay-client.js';
import {
  buyerOf,
  completionOf,
  isSessionOf,
  readChargeStatus,
  readRefundStatus,
  readSessionStatus,
  redirectIn,
  referenceOf,
  refundOf,
  updateOf,
} from './checkouts.js';
import type { AmazonPayKeys } from './keys.js';
import { type ChangedObject, isSignedBy, messageOf, readChangedObject } from './notices.js';

const NOT_FOUND = 404;
const CHARGEBACK = 'CHARGEBACK';
const FORGED: WebhookResult = { outcome: 'forged' };
const NOTHING: WebhookResult = { outcome: 'read', hints: [] };
const UNREAD: WebhookResult = { outcome: 'unread' };

const sessionPath = (id: string): string => `/checkoutSessions/${encodeURIComponent(id)}`;

/**
 * Integrates Amazon Pay, Checkout version 2. The buyer opens a session with Amazon's button, and the shop adds its
 * data. The buyer approves at Amazon, and the shop completes the session.
 */
export class AmazonPayProvider extends PaymentProvider {
  override readonly isRepeatable = true;
  private readonly client: AmazonPayClient;
  private readonly certificates: Certificates;

  /** @param publicUrl the public base URL of the shop, without a trailing slash */
  constructor(
    private readonly keys: AmazonPayKeys,
    private readonly publicUrl: string,
    private readonly clock: Clock,
    timeouts: ProviderTimeouts = REQUEST_TIMEOUTS,
  ) {
    super();
    this.client = new AmazonPayClient(keys, clock, timeouts);
    const rules = { hosts: keys.certificateHosts, isHttpAllowed: keys.isSandbox };
    this.certificates = new Certificates(rules, timeouts);
  }

  async start(order: Order, patience: Patience): Promise<Started> {
    const response = await this.client.patch(sessionPath(order.token), updateOf(order, this.publicUrl), patience);
    if (response.outcome === 'refused') return { outcome: 'refused', code: response.reason };
    if (response.outcome !== 'done') return response;
    const url = redirectIn(response.json);
    if (!url) return { outcome: 'refused', code: 'no-redirect' };
    return { outcome: 'accepted', slip: null, redirect: { url }, orderRef: order.token };
  }

  async query({ paymentId, orderRef }: KnownOrder, patience: Patience): Promise<StatusResult> {
    if (orderRef === null) return { outcome: 'unknown-order' };
    const session = await this.client.get(sessionPath(orderRef), patience);
    if (session.outcome !== 'done') return unanswered(session);
    if (!isSessionOf(session.json, paymentId)) return { outcome: 'unknown-order' };
    const status = readSessionStatus(session.json);
    if ('state' in status) return toStatusResult(status);
    const charge = await this.client.get(`/charges/${encodeURIComponent(status.chargeId)}`, patience);
    if (charge.outcome !== 'done') return unanswered(charge);
    const said = readChargeStatus(charge.json, this.clock.now());
    if (said.state !== 'paid') return toStatusResult(said);
    const payer = await this.buyerOf(charge.json);
    return toStatusResult(payer ? { ...said, payer } : said);
  }

  override async capture(order: KnownOrder, _callId: string, patience: Patience): Promise<Captured> {
    const current = await this.query(order, patience);
    if (current.outcome !== 'answered' || current.status.state !== 'open') return current;
    // Completion is idempotent: a completed session is no longer open.
    const path = `${sessionPath(order.orderRef!)}/complete`;
    const response = await this.client.post(path, completionOf(order.yen), patience);
    if (response.outcome === 'unreachable' || response.outcome === 'silent') return response;
    const after = await this.query(order, patience);
    const isOpen = after.outcome === 'answered' && after.status.state === 'open';
    return isOpen && response.outcome === 'refused' ? { outcome: 'refused', code: response.reason } : after;
  }

  /**
   * Accepts without a call: no money was taken, and only the shop completes a session. Amazon ends open sessions after
   * a day.
   */
  async cancel(): Promise<Cancelled> {
    return { outcome: 'accepted' };
  }

  /** Requests a refund, then queries its status: Amazon repeats its first response to an idempotency key. */
  override async refund(refund: Refund, patience: Patience): Promise<Refunded> {
    const begun = await this.client.post('/refunds', refundOf(refund), patience, refund.refundId.replaceAll('-', ''));
    if (begun.outcome === 'refused') return { outcome: 'refused', code: begun.reason };
    if (begun.outcome !== 'done') return begun;
    const current = await this.client.get(`/refunds/${encodeURIComponent(readText(begun.json, 'refundId'))}`, patience);
    return current.outcome === 'done' ? readRefundStatus(current.json) : { outcome: 'silent' };
  }

  async readWebhook(raw: Buffer): Promise<WebhookResult> {
    const now = this.clock.now();
    const message = messageOf(raw, this.keys.topicArn, now);
    if (!message) return FORGED;
    const key = await this.certificates.keyAt(message.certificateUrl, now);
    if (key === 'unread') return UNREAD;
    const object = key && isSignedBy(key, message) ? readChangedObject(message, this.keys.merchantId) : null;
    return object ? this.hintsOf(object) : FORGED;
  }

  /**
   * Returns the buyer's id, which a completed session no longer contains. Returns '' without a response, so that the
   * credit is not delayed.
   */
  private async buyerOf(charge: Json): Promise<string> {
    const path = `/chargePermissions/${encodeURIComponent(readText(charge, 'chargePermissionId'))}`;
    const permission = await this.client.get(path, 'interactive');
    return permission.outcome === 'done' ? buyerOf(permission.json) : '';
  }

  /** Queries Amazon for the payment of a webhook, which names only an object. */
  private async hintsOf({ noticeId, type, id, permissionId }: ChangedObject): Promise<WebhookResult> {
    const charge = await this.chargeOf(type, id);
    if (charge === null) return NOTHING;
    if (charge.outcome === 'refused') return charge.status === NOT_FOUND ? NOTHING : UNREAD;
    if (charge.outcome !== 'done') return UNREAD;
    const paymentId = referenceOf(charge.json);
    // No call returns more about a chargeback. Seller Central finds it by the charge permission.
    const chargeback = { caseId: permissionId || id, stage: 'opened', yen: null, outcome: null } as const;
    const dispute = type === CHARGEBACK ? chargeback : null;
    return paymentId ? { outcome: 'read', hints: [{ noticeId, paymentId, yen: null, dispute }] } : NOTHING;
  }

  private async chargeOf(type: string, id: string): Promise<AmazonResult | null> {
    const get = (kind: string, one: string) => this.client.get(`/${kind}/${encodeURIComponent(one)}`, 'interactive');
    if (type === 'CHARGE' || type === CHARGEBACK) return get('charges', id);
    if (type !== 'REFUND') return null;
    const refund = await get('refunds', id);
    return refund.outcome === 'done' ? get('charges', readText(refund.json, 'chargeId')) : refund;
  }
}

const toStatusResult = (status: ProviderStatus): StatusResult => ({ outcome: 'answered', status, slip: null });

const unanswered = (response: Exclude<AmazonResult, { outcome: 'done' }>): StatusResult =>
  response.outcome === 'refused' && response.status === NOT_FOUND
    ? { outcome: 'unknown-order' }
    : { outcome: 'silent' };
