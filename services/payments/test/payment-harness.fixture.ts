import supertest from 'supertest';
import { type Console, signInAs } from '../../../test/support/console.js';
import { waitUntil } from '../../../test/support/until.js';
import { type Person, WholeShop, type WholeShopOptions } from '../../../test/support/whole-shop.js';
import { DAY_MS } from '../../kernel/time.js';
import { DeadlineRunner } from '../../platform/deadlines/deadline-runner.js';
import { ProviderCalls } from '../calls/provider-calls.js';
import { GetPayment } from '../rows/payments.query.js';
import { JoinNotices } from '../take-notice/take-notice.command.js';
import type { PaymentResource } from '../wire/payment.contract.js';
import { VeritransServer } from './veritrans-server.fixture.js';

/** The fields of `point/buy` by method. */
export const FIELDS = {
  card: {
    pay_id: '1',
    token: '0a812412-682c-4dad-8a5d-720caf23bca0',
    req_card_number: '411111********11',
    card_user_name: 'TARO YAMADA',
  },
  store: { pay_id: '2', combini_code: 'famima' },
  transfer: { pay_id: '4', name: 'ヤマダ タロウ' },
  carrier: { pay_id: '6', carrier_id: 'docomo' },
  payEasy: { pay_id: '7' },
} as const;

/** A test harness with a shop that accepts money, its provider, and an owner at the console. */
export class PaymentHarness {
  private constructor(
    readonly shop: WholeShop,
    readonly provider: VeritransServer,
    public owner: Console,
    /** The course of 3,000 yen: 3,000 points, 60 bonus points, and 2 coins. */
    readonly course: string,
  ) {}

  static async open(options: WholeShopOptions = {}): Promise<PaymentHarness> {
    const provider = await VeritransServer.open();
    const shop = await WholeShop.open({
      providerCalls: true,
      deadlines: true,
      ...options,
      environment: { ...provider.environment, ...options.environment },
    });
    const owner = await signInAs(shop, 'owner');
    const draft = { price: 3000, point: 3000, bonus_point: 60, bonus_coin: 2, on_sale: true };
    const { body } = await owner.post('point-courses', draft);
    return new PaymentHarness(shop, provider, owner, body.id);
  }

  /** Moves the clock by days, and signs the operator in again. */
  async advanceDays(days: number): Promise<void> {
    this.advance(days * DAY_MS);
    this.owner = await signInAs(this.shop, 'owner');
  }

  buy({ browser }: Person, fields: object) {
    return browser.post('user/point/buy', { point_price_id: this.course, ...fields });
  }

  /** Loads the newest payment of a member as operators see it; null for none. */
  async findPayment({ memberId }: Person): Promise<PaymentResource | null> {
    const text =
      'select payment_id as id from payments.payments where member_id = $1 order by requested_at desc limit 1';
    const { rows } = await this.shop.pool.query<{ id: string }>(text, [memberId]);
    return rows[0] ? this.shop.queries.execute(new GetPayment(rows[0].id)) : null;
  }

  /** Loads the newest payment of a member, which must exist. */
  async paymentOf(member: Person): Promise<PaymentResource> {
    return (await this.findPayment(member))!;
  }

  /** Moves the clock, and starts the queries that are due. */
  advance(ms: number): void {
    this.shop.clock.advance(ms);
    this.shop.app.get(DeadlineRunner).wake();
    this.shop.app.get(ProviderCalls).wake();
  }

  /** Moves the clock until a condition holds. */
  async advanceUntil(what: string, look: () => Promise<boolean>): Promise<void> {
    await waitUntil(what, async () => {
      this.advance(1000);
      return look();
    });
  }

  /** Moves the clock until a pending request has a response. */
  async advanceDuring<Result>(pending: Promise<Result>): Promise<Result> {
    let hasEnded = false;
    const ended = pending.finally(() => {
      hasEnded = true;
    });
    const looking = waitUntil('it has ended', () => {
      this.advance(0);
      return hasEnded;
    });
    const [result] = await Promise.all([ended, looking]);
    return result;
  }

  async balanceOf({ browser }: Person) {
    const { point, coin } = (await browser.get('user/point')).body.detail;
    return { point, coin };
  }

  /** Sends a webhook. */
  async notify({ body, hmac }: { readonly body: string; readonly hmac: string }): Promise<number> {
    const webhookRequest = supertest(await this.shop.app.getUrl())
      .post('/api/hooks/veritrans')
      .set({ 'content-type': 'application/x-www-form-urlencoded', 'content-hmac': hmac });
    return (await webhookRequest.send(body)).status;
  }

  /** Runs the scheduled job for webhooks whose payments were unknown. */
  joinNotices(): Promise<number> {
    return this.shop.commands.execute(new JoinNotices());
  }

  async close(): Promise<void> {
    await this.provider.close();
    await this.shop.close();
  }
}
