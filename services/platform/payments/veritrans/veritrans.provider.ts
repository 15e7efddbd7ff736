import type { Clock } from '../../../kernel/time.js';
import { type Patience, PROVIDER_TIMEOUTS, type ProviderTimeouts } from '../../outbound-http/provider-http.js';
import {
  type Cancelled,
  type KnownOrder,
  type Order,
  PaymentProvider,
  type ProviderMethod,
  type Refund,
  type Refunded,
  type RefundedTotal,
  type Started,
  type StatusResult,
  type WebhookHeaders,
  type WebhookResult,
} from '../payment-provider.js';
import type { VeritransKeys } from './keys.js';
import { readHints } from './notices.js';
import { paramsOf, serviceOf, startedOf } from './orders.js';
import { isSignedReturn, isSignedWebhook } from './signatures.js';
import { readCardStatus, readRefundedTotal, readSearchStatus, withReturnsOfCard } from './truths.js';
import { codeOf, type Result, VeritransClient, type VeritransResponse } from './veritrans-client.js';

const PAYMENTS = 'paynow/v2';
/** The service that charges and refunds cards. */
const CARD = 'card';
const SEARCH = 'paynow-search/v2';

/**
 * Returns the services of a method. A card's order belongs to the authentication service, its money to the card
 * service.
 */
const servicesOf = (method: ProviderMethod): readonly string[] =>
  method === 'card' ? [serviceOf(method), CARD] : [serviceOf(method)];

/** Returns the result of a cancellation or refund. */
const doneOf = (result: Result): Cancelled => {
  if (result.mstatus === 'success') return { outcome: 'accepted' };
  if (result.mstatus === 'failure') return { outcome: 'refused', code: codeOf(result, 'vResultCode') };
  return { outcome: 'silent' };
};

/** Integrates VeriTrans4G: cards with 3-D Secure, stores, Pay-easy and carriers, over one wire format. */
export class VeritransProvider extends PaymentProvider {
  private readonly client: VeritransClient;

  /** @param publicUrl the public base URL of the shop, without a trailing slash */
  constructor(
    private readonly keys: VeritransKeys,
    private readonly publicUrl: string,
    private readonly clock: Clock,
    timeouts: ProviderTimeouts = PROVIDER_TIMEOUTS,
  ) {
    super();
    this.client = new VeritransClient(keys, timeouts);
  }

  async start(order: Order, patience: Patience): Promise<Started> {
    const params = paramsOf(order, { publicUrl: this.publicUrl, option: this.keys.option });
    const response = await this.client.call(PAYMENTS, `Authorize/${serviceOf(order.method)}`, params, patience);
    return response.outcome === 'answered' ? startedOf(order.method, response.result) : response;
  }

  async query({ paymentId, method }: KnownOrder, patience: Patience): Promise<StatusResult> {
    if (method !== 'card') return this.search(paymentId, method, patience);
    const response = await this.client.call(PAYMENTS, 'GetResult/mpi', { orderId: paymentId }, patience);
    if (response.outcome !== 'answered') return { outcome: 'silent' };
    if (response.result.mstatus === 'success')
      return this.withReturns(
        paymentId,
        readCardStatus({ ...response.result, orderId: paymentId }, this.clock.now()),
        patience,
      );
    // The query itself failed, so only the search can confirm that the order exists.
    return this.search(paymentId, method, patience);
  }

  async cancel(paymentId: string, method: ProviderMethod, patience: Patience): Promise<Cancelled> {
    const params = { orderId: paymentId };
    const response = await this.client.call(PAYMENTS, `Cancel/${serviceOf(method)}`, params, patience);
    return response.outcome === 'answered' ? doneOf(response.result) : response;
  }

  override async refund({ paymentId, method, yen, choice }: Refund, patience: Patience): Promise<Refunded> {
    const service = method === 'card' ? CARD : serviceOf(method);
    const params = { orderId: paymentId, amount: String(yen), serviceOptionType: choice };
    const response = await this.client.call(PAYMENTS, `Cancel/${service}`, params, patience);
    return response.outcome === 'answered' ? doneOf(response.result) : response;
  }

  override async queryRefundedTotal(
    paymentId: string,
    method: ProviderMethod,
    patience: Patience,
  ): Promise<RefundedTotal> {
    const response = await this.searched(paymentId, servicesOf(method), patience);
    return response.outcome === 'answered' ? readRefundedTotal(paymentId, response.result) : { outcome: 'silent' };
  }

  async readWebhook(raw: Buffer, headers: WebhookHeaders): Promise<WebhookResult> {
    const hints = isSignedWebhook(this.keys, raw, String(headers['content-hmac'] ?? ''))
      ? readHints(raw, this.keys.isDummy)
      : null;
    return hints ? { outcome: 'read', hints } : { outcome: 'forged' };
  }

  override isReturn(fields: ReadonlyMap<string, string>): boolean {
    return isSignedReturn(this.keys, fields);
  }

  /** Adds refunds of a card, which an operator may also make in VeriTrans's own console. */
  private async withReturns(paymentId: string, current: StatusResult, patience: Patience): Promise<StatusResult> {
    if (current.outcome !== 'answered' || current.status.state !== 'paid') return current;
    const response = await this.searched(paymentId, servicesOf('card'), patience);
    return response.outcome === 'answered'
      ? withReturnsOfCard(current, paymentId, response.result)
      : { outcome: 'silent' };
  }

  private async search(paymentId: string, method: ProviderMethod, patience: Patience): Promise<StatusResult> {
    const response = await this.searched(paymentId, [serviceOf(method)], patience);
    if (response.outcome !== 'answered') return { outcome: 'silent' };
    return readSearchStatus(paymentId, method, response.result, this.clock.now());
  }

  private searched(paymentId: string, services: readonly string[], patience: Patience): Promise<VeritransResponse> {
    const params = {
      containDummyFlag: this.keys.isDummy ? 'true' : 'false',
      newerFlag: 'false',
      serviceTypeCd: services,
      searchParameters: { common: { orderId: paymentId } },
    };
    return this.client.call(SEARCH, 'Search/search', params, patience);
  }
}
