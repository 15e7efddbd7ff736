import type { Clock } from '../../../kernel/time.js';
import { type Patience, PROVIDER_TIMEOUTS, type ProviderTimeouts } from '../../outbound-http/provider-http.js';
import {
  type Answered,
  type Cancelled,
  type GivenBack,
  type KnownOrder,
  type NoticeHeaders,
  type Order,
  PaymentProvider,
  type ProviderMethod,
  type ReadNotice,
  type Refund,
  type Refunded,
  type Started,
} from '../payment-provider.js';
import type { VeritransKeys } from './keys.js';
import { hintsIn } from './notices.js';
import { paramsOf, serviceOf, startedOf } from './orders.js';
import { isNoticeOf, isReturnOf } from './signatures.js';
import { givenBackIn, truthOfCard, truthOfSearch, withReturnsOfCard } from './truths.js';
import { type Answer, codeOf, type Result, VeritransClient } from './veritrans-client.js';

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
    const answer = await this.client.call(PAYMENTS, `Authorize/${serviceOf(order.method)}`, params, patience);
    return answer.outcome === 'answered' ? startedOf(order.method, answer.result) : answer;
  }

  async query({ paymentId, method }: KnownOrder, patience: Patience): Promise<Answered> {
    if (method !== 'card') return this.search(paymentId, method, patience);
    const answer = await this.client.call(PAYMENTS, 'GetResult/mpi', { orderId: paymentId }, patience);
    if (answer.outcome !== 'answered') return { outcome: 'silent' };
    if (answer.result.mstatus === 'success')
      return this.withReturns(
        paymentId,
        truthOfCard({ ...answer.result, orderId: paymentId }, this.clock.now()),
        patience,
      );
    // The query itself failed, so only the search can confirm that the order exists.
    return this.search(paymentId, method, patience);
  }

  async cancel(paymentId: string, method: ProviderMethod, patience: Patience): Promise<Cancelled> {
    const params = { orderId: paymentId };
    const answer = await this.client.call(PAYMENTS, `Cancel/${serviceOf(method)}`, params, patience);
    return answer.outcome === 'answered' ? doneOf(answer.result) : answer;
  }

  override async refund({ paymentId, method, yen, choice }: Refund, patience: Patience): Promise<Refunded> {
    const service = method === 'card' ? CARD : serviceOf(method);
    const params = { orderId: paymentId, amount: String(yen), serviceOptionType: choice };
    const answer = await this.client.call(PAYMENTS, `Cancel/${service}`, params, patience);
    return answer.outcome === 'answered' ? doneOf(answer.result) : answer;
  }

  override async givenBack(paymentId: string, method: ProviderMethod, patience: Patience): Promise<GivenBack> {
    const answer = await this.searched(paymentId, servicesOf(method), patience);
    return answer.outcome === 'answered' ? givenBackIn(paymentId, answer.result) : { outcome: 'silent' };
  }

  async readNotice(raw: Buffer, headers: NoticeHeaders): Promise<ReadNotice> {
    const hints = isNoticeOf(this.keys, raw, String(headers['content-hmac'] ?? ''))
      ? hintsIn(raw, this.keys.isDummy)
      : null;
    return hints ? { outcome: 'read', hints } : { outcome: 'forged' };
  }

  override isReturn(fields: ReadonlyMap<string, string>): boolean {
    return isReturnOf(this.keys, fields);
  }

  /** Adds refunds of a card, which an operator may also make in VeriTrans's own console. */
  private async withReturns(paymentId: string, current: Answered, patience: Patience): Promise<Answered> {
    if (current.outcome !== 'answered' || current.truth.state !== 'paid') return current;
    const answer = await this.searched(paymentId, servicesOf('card'), patience);
    return answer.outcome === 'answered' ? withReturnsOfCard(current, paymentId, answer.result) : { outcome: 'silent' };
  }

  private async search(paymentId: string, method: ProviderMethod, patience: Patience): Promise<Answered> {
    const answer = await this.searched(paymentId, [serviceOf(method)], patience);
    if (answer.outcome !== 'answered') return { outcome: 'silent' };
    return truthOfSearch(paymentId, method, answer.result, this.clock.now());
  }

  private searched(paymentId: string, services: readonly string[], patience: Patience): Promise<Answer> {
    const params = {
      containDummyFlag: this.keys.isDummy ? 'true' : 'false',
      newerFlag: 'false',
      serviceTypeCd: services,
      searchParameters: { common: { orderId: paymentId } },
    };
    return this.client.call(SEARCH, 'Search/search', params, patience);
  }
}
