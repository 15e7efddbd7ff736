import type { Clock } from '../../../kernel/time.js';
import { type Patience, type ProviderTimeouts, REQUEST_TIMEOUTS } from '../../outbound-http/provider-http.js';
import { Certificates } from '../certificates.js';
import { type Json, textIn } from '../json.js';
import {
  type Answered,
  type Cancelled,
  type Captured,
  type KnownOrder,
  type Order,
  PaymentProvider,
  type ReadNotice,
  type Refund,
  type Refunded,
  type Started,
  type Truth,
} from '../payment-provider.js';
import { type AmazonAnswer, AmazonPayClient } from './amazon-pay-client.js';
import {
  buyerIn,
  chargeTruth,
  completionOf,
  isSessionOf,
  redirectIn,
  referenceIn,
  refundedIn,
  refundOf,
  sessionTruth,
  updateOf,
} from './checkouts.js';
import type { AmazonPayKeys } from './keys.js';
import { isSignedBy, messageOf, type ToldObject, toldIn } from './notices.js';

const NOT_FOUND = 404;
const CHARGEBACK = 'CHARGEBACK';
const FORGED: ReadNotice = { outcome: 'forged' };
const NOTHING: ReadNotice = { outcome: 'read', hints: [] };
const UNREAD: ReadNotice = { outcome: 'unread' };

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
    const answer = await this.client.patch(sessionPath(order.token), updateOf(order, this.publicUrl), patience);
    if (answer.outcome === 'refused') return { outcome: 'refused', code: answer.reason };
    if (answer.outcome !== 'done') return answer;
    const url = redirectIn(answer.json);
    if (!url) return { outcome: 'refused', code: 'no-redirect' };
    return { outcome: 'accepted', slip: null, goOn: { url }, orderRef: order.token };
  }

  async query({ paymentId, orderRef }: KnownOrder, patience: Patience): Promise<Answered> {
    if (orderRef === null) return { outcome: 'unknown-order' };
    const session = await this.client.get(sessionPath(orderRef), patience);
    if (session.outcome !== 'done') return unanswered(session);
    if (!isSessionOf(session.json, paymentId)) return { outcome: 'unknown-order' };
    const truth = sessionTruth(session.json);
    if ('state' in truth) return answered(truth);
    const charge = await this.client.get(`/charges/${encodeURIComponent(truth.chargeId)}`, patience);
    if (charge.outcome !== 'done') return unanswered(charge);
    const said = chargeTruth(charge.json, this.clock.now());
    if (said.state !== 'paid') return answered(said);
    const payer = await this.buyerOf(charge.json);
    return answered(payer ? { ...said, payer } : said);
  }

  override async capture(order: KnownOrder, _callId: string, patience: Patience): Promise<Captured> {
    const found = await this.query(order, patience);
    if (found.outcome !== 'answered' || found.truth.state !== 'open') return found;
    // Completion is idempotent: a completed session is no longer open.
    const path = `${sessionPath(order.orderRef!)}/complete`;
    const answer = await this.client.post(path, completionOf(order.yen), patience);
    if (answer.outcome === 'unreachable' || answer.outcome === 'silent') return answer;
    const after = await this.query(order, patience);
    const isOpen = after.outcome === 'answered' && after.truth.state === 'open';
    return isOpen && answer.outcome === 'refused' ? { outcome: 'refused', code: answer.reason } : after;
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
    const found = await this.client.get(`/refunds/${encodeURIComponent(textIn(begun.json, 'refundId'))}`, patience);
    return found.outcome === 'done' ? refundedIn(found.json) : { outcome: 'silent' };
  }

  async readNotice(raw: Buffer): Promise<ReadNotice> {
    const now = this.clock.now();
    const message = messageOf(raw, this.keys.topicArn, now);
    if (!message) return FORGED;
    const key = await this.certificates.keyAt(message.certificateUrl, now);
    if (key === 'unread') return UNREAD;
    const told = key && isSignedBy(key, message) ? toldIn(message, this.keys.merchantId) : null;
    return told ? this.hintsOf(told) : FORGED;
  }

  /**
   * Returns the buyer's id, which a completed session no longer contains. Returns '' without a response, so that the
   * credit is not delayed.
   */
  private async buyerOf(charge: Json): Promise<string> {
    const path = `/chargePermissions/${encodeURIComponent(textIn(charge, 'chargePermissionId'))}`;
    const permission = await this.client.get(path, 'interactive');
    return permission.outcome === 'done' ? buyerIn(permission.json) : '';
  }

  /** Queries Amazon for the payment of a webhook, which names only an object. */
  private async hintsOf({ noticeId, type, id, permissionId }: ToldObject): Promise<ReadNotice> {
    const charge = await this.chargeOf(type, id);
    if (charge === null) return NOTHING;
    if (charge.outcome === 'refused') return charge.status === NOT_FOUND ? NOTHING : UNREAD;
    if (charge.outcome !== 'done') return UNREAD;
    const paymentId = referenceIn(charge.json);
    // No call returns more about a chargeback. Seller Central finds it by the charge permission.
    const chargeback = { caseId: permissionId || id, stage: 'opened', yen: null, outcome: null } as const;
    const dispute = type === CHARGEBACK ? chargeback : null;
    return paymentId ? { outcome: 'read', hints: [{ noticeId, paymentId, yen: null, dispute }] } : NOTHING;
  }

  private async chargeOf(type: string, id: string): Promise<AmazonAnswer | null> {
    const get = (kind: string, one: string) => this.client.get(`/${kind}/${encodeURIComponent(one)}`, 'interactive');
    if (type === 'CHARGE' || type === CHARGEBACK) return get('charges', id);
    if (type !== 'REFUND') return null;
    const refund = await get('refunds', id);
    return refund.outcome === 'done' ? get('charges', textIn(refund.json, 'chargeId')) : refund;
  }
}

const answered = (truth: Truth): Answered => ({ outcome: 'answered', truth, slip: null });

const unanswered = (answer: Exclude<AmazonAnswer, { outcome: 'done' }>): Answered =>
  answer.outcome === 'refused' && answer.status === NOT_FOUND ? { outcome: 'unknown-order' } : { outcome: 'silent' };
