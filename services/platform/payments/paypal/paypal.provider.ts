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
  type Refund,
  type Refunded,
  type Started,
  type StatusResult,
  type WebhookHeaders,
  type WebhookResult,
} from '../payment-provider.js';
import type { PaypalKeys } from './keys.js';
import { isSignedBy, readHints, transmissionOf } from './notices.js';
import { approvalUrlOf, moneyOf, orderOf, type PaypalContext, readOrderStatus, readRefundStatus } from './orders.js';
import { PaypalClient, type PaypalResult } from './paypal-client.js';

const NOT_FOUND = 404;
const NOT_APPROVED = 'ORDER_NOT_APPROVED';
/** PayPal still processes the same request. */
const IN_PROGRESS = 'PREVIOUS_REQUEST_IN_PROGRESS';
const CAPTURED_ALREADY = 'ORDER_ALREADY_CAPTURED';
/** PayPal declines the payer's means of payment. */
const DECLINED = ['INSTRUMENT_DECLINED', 'PAYER_ACTION_REQUIRED', 'PAYER_CANNOT_PAY', 'TRANSACTION_REFUSED'];

/**
 * Integrates PayPal, Orders version 2: the shop creates an order, the payer approves it at PayPal, and the shop
 * captures it.
 */
export class PaypalProvider extends PaymentProvider {
  override readonly isRepeatable = true;
  private readonly client: PaypalClient;
  private readonly certificates: Certificates;
  private readonly context: PaypalContext;

  /** @param publicUrl the public base URL of the shop, without a trailing slash */
  constructor(
    private readonly keys: PaypalKeys,
    publicUrl: string,
    private readonly clock: Clock,
    timeouts: ProviderTimeouts = REQUEST_TIMEOUTS,
  ) {
    super();
    this.context = { publicUrl, merchantId: keys.merchantId };
    this.client = new PaypalClient(keys, clock, timeouts);
    const rules = { hosts: keys.certificateHosts, isHttpAllowed: keys.isSandbox };
    this.certificates = new Certificates(rules, timeouts);
  }

  async start(order: Order, patience: Patience): Promise<Started> {
    const json = orderOf(order, this.context);
    const response = await this.client.post('/v2/checkout/orders', json, order.paymentId, patience);
    if (response.outcome === 'refused') return { outcome: 'refused', code: response.issue };
    if (response.outcome !== 'done') return response;
    const orderRef = readText(response.json, 'id');
    const url = approvalUrlOf(response.json);
    return orderRef
      ? { outcome: 'accepted', slip: null, redirect: url ? { url } : null, orderRef }
      : { outcome: 'silent' };
  }

  async query(order: KnownOrder, patience: Patience): Promise<StatusResult> {
    // The response with its id was lost, and PayPal finds orders only by that id.
    if (order.orderRef === null) return { outcome: 'unknown-order' };
    return this.read(
      order,
      await this.client.get(`/v2/checkout/orders/${encodeURIComponent(order.orderRef)}`, patience),
    );
  }

  override async capture(order: KnownOrder, callId: string, patience: Patience): Promise<Captured> {
    const current = await this.query(order, patience);
    if (current.outcome !== 'answered') return current;
    const { status } = current;
    if (status.state === 'open') return { outcome: 'refused', code: NOT_APPROVED };
    if (status.state !== 'approved' || status.yen !== order.yen) return current;
    const path = `/v2/checkout/orders/${encodeURIComponent(order.orderRef!)}/capture`;
    const response = await this.client.post(path, {}, callId, patience);
    if (response.outcome === 'unreachable' || response.outcome === 'silent') return response;
    if (response.outcome === 'refused' && response.issue !== CAPTURED_ALREADY)
      return { outcome: DECLINED.includes(response.issue) ? 'declined' : 'refused', code: response.issue };
    return this.query(order, patience);
  }

  /** Accepts without a call: no money was captured, and an order without approval expires. */
  async cancel(): Promise<Cancelled> {
    return { outcome: 'accepted' };
  }

  override async refund({ refundId, receiptRef, yen }: Refund, patience: Patience): Promise<Refunded> {
    const path = `/v2/payments/captures/${encodeURIComponent(receiptRef)}/refund`;
    const response = await this.client.post(path, { amount: moneyOf(yen) }, refundId, patience);
    if (response.outcome === 'done') return this.refundNow(response.json, patience);
    if (response.outcome !== 'refused') return response;
    return response.issue === IN_PROGRESS ? { outcome: 'silent' } : { outcome: 'refused', code: response.issue };
  }

  /**
   * Returns the current status of a refund. PayPal may repeat its first response, so an unfinished refund is queried
   * by its id.
   */
  private async refundNow(refund: Json, patience: Patience): Promise<Refunded> {
    const begun = readRefundStatus(refund);
    if (begun.outcome !== 'under-way') return begun;
    const path = `/v2/payments/refunds/${encodeURIComponent(readText(refund, 'id'))}`;
    const current = await this.client.get(path, patience);
    return current.outcome === 'done' ? readRefundStatus(current.json) : begun;
  }

  async readWebhook(raw: Buffer, headers: WebhookHeaders): Promise<WebhookResult> {
    const now = this.clock.now();
    const transmission = transmissionOf(headers, now);
    if (!transmission) return { outcome: 'forged' };
    const key = await this.certificates.keyAt(transmission.certificateUrl, now);
    if (key === 'unread') return { outcome: 'unread' };
    const hints = key && isSignedBy(key, transmission, this.keys.webhookId, raw) ? readHints(raw) : null;
    return hints ? { outcome: 'read', hints } : { outcome: 'forged' };
  }

  private read(order: KnownOrder, response: PaypalResult): StatusResult {
    if (response.outcome === 'done') return readOrderStatus(response.json, order, this.context, this.clock.now());
    const isUnknown = response.outcome === 'refused' && response.status === NOT_FOUND;
    return isUnknown ? { outcome: 'unknown-order' } : { outcome: 'silent' };
  }
}
