import { randomBytes } from 'node:crypto';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Boxes, type BoxOffer, type BoxPrize, NO_RULES } from '../../services/draws/index.js';
import { newId } from '../../services/kernel/ids.js';
import { points as inPoints, toAmount } from '../../services/kernel/money.js';
import { PartnerCalls } from '../../services/partners/index.js';
import { projections } from '../../services/parts.js';
import { ProviderCalls } from '../../services/payments/index.js';
import { readConfig } from '../../services/platform/config.js';
import { createDataSource } from '../../services/platform/database/data-source.js';
import { Database } from '../../services/platform/database/database.js';
import { DeadlineRunner } from '../../services/platform/deadlines/deadline-runner.js';
import { Sessions } from '../../services/platform/http/access/sessions.js';
import { SESSION_COOKIE } from '../../services/platform/http/requests/request-context.js';
import { createHttpApp } from '../../services/platform/http-app.js';
import { Reactor } from '../../services/platform/policies/reactor.js';
import { Projector } from '../../services/platform/projections/projector.js';
import { EventStore } from '../../services/platform/store/event-store.js';
import { Sequencer } from '../../services/platform/store/sequencer.js';
import { GrantCoins, GrantPoints, openWallet } from '../../services/points/index.js';
import { ShopModule } from '../../services/shop.module.js';
import { Browser } from './browser.js';
import { TestClock } from './test-clock.js';

export interface WholeShopOptions {
  /** True to run the sequencer and the consumers of the log. */
  readonly feed?: boolean;
  /** True to sweep due deadlines in the background. */
  readonly deadlines?: boolean;
  readonly clock?: TestClock;
  readonly poolSize?: number;
  /** A secret other than the one that tests share. */
  readonly secret?: Buffer;
  readonly retiredSecrets?: readonly Buffer[];
  /** Settings added to the usual ones. */
  readonly environment?: Readonly<Record<string, string>>;
  /** True to call payment providers in the background. */
  readonly providerCalls?: boolean;
}

/** A member with their browser. */
export interface Person {
  readonly memberId: string;
  readonly browser: Browser;
}

/** The secret of the shops under test; processes that share a database must share it. */
export const SECRET = Buffer.alloc(32, 7);

/** The fields of an offer that a test sets. */
export type OfferOptions = Partial<Omit<BoxOffer, 'pricePoint'>> & { readonly pricePoint?: number };

/** Builds a prize row without texts or picture. */
export const buildPrize = (
  prizeId: string,
  quantity: number,
  buyPoint: number,
  options: Partial<BoxPrize> = {},
): BoxPrize => ({
  prizeId,
  rank: 1,
  rankName: 'A',
  quantity,
  buyPoint: inPoints(buyPoint),
  noReduction: false,
  name: `Card ${prizeId}`,
  nameEn: '',
  imageUrl: `/images/${prizeId}.svg`,
  modelNumber: prizeId,
  rarity: 0,
  rarityLabel: 'N',
  setCount: 1,
  specialRemarks: '',
  isSpecialRemarks: false,
  movieUrl: '',
  ...options,
});

const PROFILE = `insert into members.profiles (member_id, mail, last_name, first_name, middle_name, tel, zipcode, pref_id,
    province, shiku, address, building, language, referral_code, created_at)
  values ($1, $2, '山田', '太郎', '', '09012345678', '1000001', 13, '日本', '千代田区', '千代田1-1', '', 'ja', $3, $4)`;

/** The whole shop in this process, on the test's own database and with a running clock. */
export class WholeShop {
  private constructor(
    readonly app: NestFastifyApplication,
    readonly clock: TestClock,
    private readonly options: WholeShopOptions,
  ) {}

  static async open(options: WholeShopOptions = {}): Promise<WholeShop> {
    const clock = options.clock ?? new TestClock();
    const databaseUrl = process.env.DATABASE_URL!;
    const { secret = SECRET, retiredSecrets = [] } = options;
    const installation = { databaseUrl, embedded: false, secret, retiredSecrets };
    const config = readConfig({ PORT: '0', RATE_LIMITS: '0', SANDBOX: '1', ...options.environment }, installation);
    const dataSource = await createDataSource(databaseUrl, projections, options.poolSize).initialize();
    const app = await createHttpApp(ShopModule.with(config, new Database(dataSource), clock));
    await app.listen(0, '127.0.0.1');
    if (options.feed) {
      app.get(Sequencer).start();
      await app.get(Projector).start();
      await app.get(Reactor).start();
    }
    if (options.deadlines) app.get(DeadlineRunner).start();
    if (options.providerCalls) {
      app.get(ProviderCalls).start();
      app.get(PartnerCalls).start();
    }
    return new WholeShop(app, clock, options);
  }

  get pool() {
    return this.app.get(Database).pool;
  }

  async rowsOf(text: string, ...values: readonly unknown[]) {
    return (await this.pool.query(text, [...values])).rows;
  }

  get commands() {
    return this.app.get(CommandBus);
  }

  get queries() {
    return this.app.get(QueryBus);
  }

  get store() {
    return this.app.get(EventStore);
  }

  /** Creates a logged-in member with these points and coins, without the cost of a password. */
  async person(points = 0, coins = 0): Promise<Person> {
    const memberId = newId(this.clock.now());
    const sessions = this.app.get(Sessions);
    const token = sessions.newToken();
    await this.store.transact([], async (tx) => {
      const code = randomBytes(5).toString('hex').toUpperCase();
      tx.write('test-profile', PROFILE, [memberId, `${memberId}@example.com`, code, tx.now]);
      openWallet(tx, memberId);
      sessions.open(tx, token, memberId, false);
    });
    if (points > 0) await this.grant(memberId, points);
    if (coins > 0) await this.commands.execute(new GrantCoins(this.gift(memberId, coins)));
    const browser = new Browser(this);
    browser.cookie = `${SESSION_COOKIE}=${token}`;
    return { memberId, browser };
  }

  /** Verifies the phone of the browser's member with the code that is sent to it. */
  async verifyPhone(browser: Browser, tel: string): Promise<void> {
    await browser.post('user/send_sms', { tel });
    const { status, text } = await browser.post('user/check_sms', { sms_code: await this.lastCode() });
    if (status !== 200) throw new Error(`the phone was not verified: ${text}`);
  }

  /** Returns the code of the latest text message. */
  async lastCode(): Promise<string> {
    const [message] = await this.rowsOf('select body from sms.messages order by created_at desc, id desc limit 1');
    return /\d{6}/.exec(message.body)![0];
  }

  /** Sends a visitor's request. @param path below `/api/` */
  visitorGet(path: string): ReturnType<Browser['get']> {
    return new Browser(this).get(path);
  }

  persons(count: number, points = 0): Promise<Person[]> {
    return Promise.all(Array.from({ length: count }, () => this.person(points)));
  }

  async grant(memberId: string, points: number): Promise<void> {
    await this.commands.execute(new GrantPoints(this.gift(memberId, points)));
  }

  /** Opens a box without the rest of the pack. */
  async openBox(
    packId: string,
    { pricePoint = 100, ...offer }: OfferOptions & Pick<BoxOffer, 'prizes'>,
  ): Promise<void> {
    const boxes = this.app.get(Boxes);
    const whole: BoxOffer = {
      packId,
      title: `パック${packId}`,
      titleEn: `Pack ${packId}`,
      cardType: 1,
      currency: 'points',
      pricePoint: toAmount(offer.currency ?? 'points', pricePoint),
      maxBuyCount: 0,
      canLimit: 0,
      rules: NO_RULES,
      start: new Date(this.clock.now().getTime() - 1000),
      end: null,
      ...offer,
    };
    await this.store.transact([boxes.streamOf(packId)], (tx) =>
      boxes.open(tx, { commandId: `open-${packId}`, actor: 'operator:test' }, whole),
    );
  }

  async close(): Promise<void> {
    const { deadlines, feed, providerCalls } = this.options;
    if (providerCalls) {
      await this.app.get(ProviderCalls).stop();
      await this.app.get(PartnerCalls).stop();
    }
    if (deadlines) await this.app.get(DeadlineRunner).stop();
    if (feed)
      for (const engine of [this.app.get(Reactor), this.app.get(Projector), this.app.get(Sequencer)])
        await engine.stop();
    await this.app.close();
    await this.app.get(Database).dataSource.destroy();
    // Node keeps every loaded spec file, and with it the values of the file's variables.
    Object.assign(this, { app: undefined });
  }

  private gift(memberId: string, amount: number) {
    return { memberId, amount, memo: '', actor: 'operator:test', commandId: newId(this.clock.now()) };
  }
}
