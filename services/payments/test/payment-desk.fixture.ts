import supertest from 'supertest';
import { type Console, signedIn } from '../../../test/support/console.js';
import { until } from '../../../test/support/until.js';
import { type Person, WholeShop, type WholeShopOptions } from '../../../test/support/whole-shop.js';
import { DAY_MS } from '../../kernel/time.js';
import { Timekeeper } from '../../platform/deadlines/timekeeper.js';
import { ProviderCalls } from '../calls/provider-calls.js';
import { GetPayment } from '../rows/payments.query.js';
import { JoinNotices } from '../take-notice/take-notice.command.js';
import type { PaymentResource } from '../wire/payment.contract.js';
import { VeritransServer } from './veritrans-server.fixture.js';

/** Fields of `point/buy` by method. */
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

/** A shop that takes money, its provider, and an owner at the console. */
export class PaymentDesk {
  private constructor(
    readonly shop: WholeShop,
    readonly provider: VeritransServer,
    public owner: Console,
    /** 3,000 yen for 3,000 points, 60 more as a bonus, and 2 coins. */
    readonly course: string,
  ) {}

  static async open(options: WholeShopOptions = {}): Promise<PaymentDesk> {
    const provider = await VeritransServer.open();
    const shop = await WholeShop.open({
      providerCalls: true,
      timekeeper: true,
      ...options,
      environment: { ...provider.environment, ...options.environment },
    });
    const owner = await signedIn(shop, 'owner');
    const draft = { price: 3000, point: 3000, bonus_point: 60, bonus_coin: 2, on_sale: true };
    const { body } = await owner.post('point-courses', draft);
    return new PaymentDesk(shop, provider, owner, body.id);
  }

  /** Days go by; who is at the console signs in again, as members would have to. */
  async waitDays(days: number): Promise<void> {
    this.wait(days * DAY_MS);
    this.owner = await signedIn(this.shop, 'owner');
  }

  buy({ browser }: Person, fields: object) {
    return browser.post('user/point/buy', { point_price_id: this.course, ...fields });
  }

  /** The newest payment of a member as operators see it; null before there is one. */
  async findPayment({ memberId }: Person): Promise<PaymentResource | null> {
    const text =
      'select payment_id as id from payments.payments where member_id = $1 order by requested_at desc limit 1';
    const { rows } = await this.shop.pool.query<{ id: string }>(text, [memberId]);
    return rows[0] ? this.shop.queries.execute(new GetPayment(rows[0].id)) : null;
  }

  /** The newest payment of a member, who has one. */
  async paymentOf(member: Person): Promise<PaymentResource> {
    return (await this.findPayment(member))!;
  }

  /** Time goes by, and what is due then is looked at. */
  wait(ms: number): void {
    this.shop.clock.advance(ms);
    this.shop.app.get(Timekeeper).wake();
    this.shop.app.get(ProviderCalls).wake();
  }

  /** Time goes on until there is something to see. */
  async passing(what: string, look: () => Promise<boolean>): Promise<void> {
    await until(what, async () => {
      this.wait(1000);
      return look();
    });
  }

  /** Waits for what is asked of the shop at once, while what is due is looked at. */
  async during<Answer>(asked: Promise<Answer>): Promise<Answer> {
    let hasEnded = false;
    const ended = asked.finally(() => {
      hasEnded = true;
    });
    const looking = until('it has ended', () => {
      this.wait(0);
      return hasEnded;
    });
    const [answer] = await Promise.all([ended, looking]);
    return answer;
  }

  async balanceOf({ browser }: Person) {
    const { point, coin } = (await browser.get('user/point')).body.detail;
    return { point, coin };
  }

  /** Sends a notice. */
  async notify({ body, hmac }: { readonly body: string; readonly hmac: string }): Promise<number> {
    const sent = supertest(await this.shop.app.getUrl())
      .post('/api/hooks/veritrans')
      .set({ 'content-type': 'application/x-www-form-urlencoded', 'content-hmac': hmac });
    return (await sent.send(body)).status;
  }

  /** The minute's look at notices whose payment was not known. */
  joinNotices(): Promise<number> {
    return this.shop.commands.execute(new JoinNotices());
  }

  async close(): Promise<void> {
    await this.provider.close();
    await this.shop.close();
  }
}
