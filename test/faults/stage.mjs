import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { Boxes, CardExchanges, DrawPack } from '../../dist/services/draws/index.js';
import { insertOffer } from '../../dist/services/exchanges/rows/offers.rows.js';
import { newId } from '../../dist/services/kernel/ids.js';
import { addTokyoMonths, Clock, DAY_MS, SystemClock } from '../../dist/services/kernel/time.js';
import { loadDemoSites, SiteSecrets } from '../../dist/services/partners/index.js';
import { saveLink } from '../../dist/services/partners/rows/links.rows.js';
import { projections } from '../../dist/services/parts.js';
import { loadDemoCourses } from '../../dist/services/payments/demo/demo-courses.js';
import { deriveKey, readConfig } from '../../dist/services/platform/config.js';
import { createDataSource } from '../../dist/services/platform/database/data-source.js';
import { Database } from '../../dist/services/platform/database/database.js';
import { CsrfTokens, sessionIdOf } from '../../dist/services/platform/http/access/csrf-token.js';
import { Sessions } from '../../dist/services/platform/http/access/sessions.js';
import { logger } from '../../dist/services/platform/observability/logger.js';
import { EventStore } from '../../dist/services/platform/store/event-store.js';
import { GrantPoints, openWallet } from '../../dist/services/points/index.js';
import { markShipped } from '../../dist/services/shipments/mark-shipped/mark-shipped.admin.command.js';
import { ShopModule } from '../../dist/services/shop.module.js';
import { waitUntil } from './until.mjs';

const LIFE_OF_POINTS_MONTHS = 6;
const RESPONSE_WITHIN_MS = 900_000;
const OPERATOR = { operatorId: '00000000-0000-7000-8000-000000000000', name: 'test', role: 'owner' };
const MARK_SHIPPED = { resource: 'shipments', name: 'mark-shipped', reason: 'test', version: null, language: 'ja' };

const PROFILE = `insert into members.profiles (member_id, mail, last_name, first_name, middle_name, tel, zipcode, pref_id,
    province, shiku, address, building, language, referral_code, created_at)
  values ($1, $2, '山田', '太郎', '', '09012345678', '1000001', 13, '日本', '千代田区', '千代田1-1', '', 'ja', $3, $4)`;
const WAITING = "select shipment_id from shipments.parcels where status = 'requested' order by requested_at limit $1";

/** A clock that can be set to any moment and runs from there. */
class StageClock extends Clock {
  behindMs = 0;

  now() {
    return new Date(Date.now() - this.behindMs);
  }
}

const prize = (prizeId, rank, quantity, buyPoint, noReduction = false) => ({
  ...{
    prizeId,
    rank,
    rankName: 'ABCD'[rank - 1],
    quantity,
    buyPoint,
    noReduction,
    name: `Card ${prizeId}`,
    nameEn: '',
  },
  ...{ imageUrl: `/images/${prizeId}.svg`, modelNumber: prizeId, rarity: 0, rarityLabel: 'N', setCount: 1 },
  ...{ specialRemarks: '', isSpecialRemarks: false, movieUrl: '' },
});

/** Returns four prize rows, the first of which can only be shipped. */
const prizesOf = (tickets) => {
  const [first, second, third] = [0.1, 0.2, 0.3].map((part) => Math.ceil(tickets * part));
  return [
    prize('only', 1, first, 900, true),
    prize('dear', 2, second, 600),
    prize('fair', 3, third, 120),
    prize('cheap', 4, tickets - first - second - third, 40),
  ];
};

/**
 * Prepares data that a member cannot create: boxes, members with points, and parcels handed to the carrier. It also creates
 * members of yesterday, whose draws are a day old and whose points are half a year old. Their cards and points expire within
 * seconds. The shop's own commands create them in this process, with a clock that is set back. The processes under test keep
 * the real time.
 */
export class FaultStage {
  #serial = 0;

  static async set(cluster) {
    const { databaseUrl } = cluster;
    // PostgreSQL dies now and then, so its errors are ignored.
    const dataSource = createDataSource(databaseUrl, projections, 5).setOptions({
      logging: false,
      poolErrorHandler: () => undefined,
    });
    const database = new Database(await dataSource.initialize());
    const secret = Buffer.from(readFileSync(join(cluster.folder, 'secret'), 'utf8'), 'base64');
    const config = readConfig({ RATE_LIMITS: '0' }, { databaseUrl, embedded: false, secret });
    const clock = new StageClock();
    const module = ShopModule.with(config, database, clock);
    const app = await NestFactory.createApplicationContext(module, { logger });
    return new FaultStage(app, database, clock, secret);
  }

  constructor(app, database, clock, secret) {
    Object.assign(this, { app, database, clock });
    this.values = new CsrfTokens(deriveKey(secret, 'anti-forgery'), new SystemClock());
    Object.assign(this, { store: app.get(EventStore), commands: app.get(CommandBus), sessions: app.get(Sessions) });
    this.shipping = app.get(markShipped, { strict: false });
  }

  get pool() {
    return this.database.pool;
  }

  /** Issues an unused CSRF token of this member's session. */
  valueFor({ token }) {
    return this.values.issue(sessionIdOf(token)).value;
  }

  /** @returns the box's id */
  async openBox(tickets) {
    const packId = `box-${++this.#serial}-of-${tickets}`;
    const boxes = this.app.get(Boxes);
    const start = new Date(this.clock.now().getTime() - 1000);
    const offer = { packId, title: packId, titleEn: packId, cardType: 1, currency: 'points', pricePoint: 100 };
    const limits = { maxBuyCount: 0, canLimit: 0, start, end: null };
    await this.store.transact([boxes.streamOf(packId)], (tx) =>
      boxes.open(
        tx,
        { commandId: `open-${packId}`, actor: 'operator:test' },
        { ...offer, ...limits, prizes: prizesOf(tickets) },
      ),
    );
    return packId;
  }

  /** Offers a card in exchange for undecided ones. @returns the offer's id */
  async offerCard(price, stock) {
    const offerId = newId(this.clock.now());
    const card = prize(`offered-${offerId}`, 1, 1, price, true);
    await this.store.transact([], async (tx) => {
      this.app.get(CardExchanges).offer(tx, { offerId, prize: card });
      await insertOffer(tx, offerId, { cardId: card.prizeId, card, price, stock });
    });
    return offerId;
  }

  /** Creates point courses. */
  offerCourses() {
    return loadDemoCourses(this.store);
  }

  /** Creates partner sites, one for each direction. */
  openSites(at) {
    return loadDemoSites(this.store, this.app.get(SiteSecrets), at);
  }

  /** Links a member with an account at a partner site. */
  async link(memberId, siteId, account) {
    await this.store.transact([], async (tx) => saveLink(tx, memberId, siteId, account));
  }

  /** Creates a logged-in member. */
  async member(points) {
    const memberId = newId(this.clock.now());
    const token = this.newToken();
    const code = randomBytes(5).toString('hex').toUpperCase();
    await this.store.transact([], async (tx) => {
      tx.write('stage-profile', PROFILE, [memberId, `${memberId}@example.com`, code, tx.now]);
      openWallet(tx, memberId);
      this.sessions.open(tx, token, memberId, false);
    });
    if (points > 0) await this.#grant(memberId, points);
    return { memberId, token, code, draws: [] };
  }

  /** Creates a visitor's session token. */
  newToken() {
    return this.sessions.newToken();
  }

  /** Queries rows, waiting until PostgreSQL is available. */
  ask(text, values) {
    return waitUntil('PostgreSQL responds', async () => (await this.pool.query(text, values)).rows, RESPONSE_WITHIN_MS);
  }

  /** Creates a member of yesterday. Their remaining points and undecided cards expire in `dueInMs`. */
  async memberOfYesterday(dueInMs, draws) {
    const due = new Date(Date.now() + dueInMs);
    const member = await this.member(0);
    try {
      this.clock.behindMs = due.getTime() - addTokyoMonths(due, -LIFE_OF_POINTS_MONTHS).getTime() - dueInMs;
      await this.#grant(member.memberId, 1000);
      this.clock.behindMs = DAY_MS - dueInMs;
      const packId = await this.openBox(draws * 4 + 10);
      for (let i = 0; i < draws; i++) member.draws.push(await this.#draw(member, packId, 4));
    } finally {
      this.clock.behindMs = 0;
    }
    return member;
  }

  /** Hands waiting parcels to the carrier, at most this many. */
  async ship(most) {
    const { rows } = await this.pool.query(WAITING, [most]);
    for (const { shipment_id: id } of rows) {
      const request = { delivery_code: `T-${id}`, carrier: 'test' };
      const key = { key: `ship-${id}`, content: id };
      await this.shipping.run({ ...MARK_SHIPPED, operator: OPERATOR, id, request, key });
    }
  }

  async leave() {
    await this.app.close();
    await this.database.dataSource.destroy();
  }

  async #grant(memberId, amount) {
    const gift = { memberId, amount, memo: '', actor: 'operator:test', commandId: newId(new Date()) };
    await this.commands.execute(new GrantPoints(gift));
  }

  /** @returns the response body of the draw, as the member would get it */
  async #draw({ memberId, token }, packId, count) {
    const request = { memberId, sessionId: sessionIdOf(token), packId, count, clientSeed: null };
    const render = ({ drawn }) => ({ state: 200, body: JSON.stringify(drawn.cards) });
    const storedResponse = { key: `stage/${newId(new Date())}`, payloadHash: '', render };
    return JSON.parse((await this.commands.execute(new DrawPack(request, storedResponse))).body);
  }
}
