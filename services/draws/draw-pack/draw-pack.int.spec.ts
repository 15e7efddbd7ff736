import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from '../../../test/support/browser.js';
import { TestClock } from '../../../test/support/test-clock.js';
import { buildPrize, type Person, WholeShop } from '../../../test/support/whole-shop.js';

const HOUR_MS = 3_600_000;

let shop: WholeShop;
let buyer: Person;

beforeAll(async () => {
  // The clock stands at noon, so that everything happens on the first day of each sale.
  const clock = new TestClock();
  clock.set(new Date('2026-04-01T12:00:00+09:00'));
  shop = await WholeShop.open({ clock });
  buyer = await shop.person(1_000_000);
});
afterAll(() => shop.close());

const buy = (browser: Browser, pack_id: string, count: string | number, extraFields: object = {}) =>
  browser.post('user/pack/buy', { pack_id, count, ...extraFields });

const boxOf = async (packId: string) =>
  (await shop.pool.query('select drawn, remaining, tickets from draws.boxes where pack_id = $1', [packId])).rows[0];

const stateOfAll = async () =>
  (
    await shop.pool.query(`select (select count(*) from store.events) as events, (select sum(paid + free) from points.wallets) as points,
      (select sum(drawn) from draws.boxes) as drawn, (select count(*) from store.deadlines) as deadlines`)
  ).rows[0];

describe('POST /user/pack/buy', () => {
  it('takes tickets, points and log slots in one commit and returns the cards', async () => {
    await shop.openBox('simple', { prizes: [buildPrize('a', 1, 5000, { rarity: 3 }), buildPrize('b', 99, 50)] });
    const before = (await buyer.browser.get('user/point')).body.detail.point;
    const { status, body } = await buy(buyer.browser, 'simple', '10', { client_seed: 'my own' });
    expect([status, body.state, body.result]).toEqual([200, 200, '1']);
    expect(body.cards).toHaveLength(10);
    expect(body).toMatchObject({ title: 'パックsimple', card_type: 1, is_buy_coin: '0' });
    expect((await buyer.browser.get('user/point')).body.detail.point).toBe(before - 1000);
    expect(await boxOf('simple')).toMatchObject({ drawn: 10, tickets: 100 });
    const receipt = (await buyer.browser.get(`fair/draw/${body.history_id}`)).body;
    expect(receipt).toMatchObject({ pack_id: 'simple', first_slot: 0, count: 10, day: 1, client_seed: 'my own' });
    expect(receipt).toMatchObject({ client_seed_by: 'member', left_before: { a: 1, b: 99 } });
    const fair = (await buyer.browser.get('fair/pack/simple')).body;
    expect(fair.head).toEqual({ slot: 10, hash: receipt.head });
  });

  it('generates a client seed for a client without one and says so', async () => {
    const { body } = await buy(buyer.browser, 'simple', 1);
    const receipt = (await buyer.browser.get(`fair/draw/${body.history_id}`)).body;
    expect(receipt.client_seed_by).toBe('shop');
    expect(receipt.client_seed).toMatch(/^[0-9a-f]{32}$/);
  });

  it('buys the checked purchase once when the request is empty', async () => {
    await buyer.browser.get('user/pack/detail/simple');
    const checked = await buyer.browser.post('user/pack/check', { count: '2', pack_id: 'simple' });
    expect(checked.body).toMatchObject({ state: 200, result: '1', detail: { count: 2, cost: 200 } });
    const bought = await buyer.browser.post('user/pack/buy', {});
    expect(bought.body.cards).toHaveLength(2);
    expect((await buyer.browser.post('user/pack/buy', {})).body).toMatchObject({
      state: 400,
      errors: { count: [expect.any(String)] },
    });
  });

  it('checks allowed and refused purchases without storing a response', async () => {
    const kept = async () => (await shop.pool.query('select count(*) as n from store.answers')).rows[0].n;
    const before = await kept();
    for (let i = 0; i < 10; i++) {
      const { browser } = buyer;
      expect((await browser.post('user/pack/check', { count: '1', pack_id: 'simple' })).status).toBe(200);
      expect((await browser.post('user/pack/check', { count: '1', pack_id: 'nowhere' })).status).not.toBe(200);
    }
    expect(await kept()).toBe(before);
  });

  it('draws once and returns the same bytes for 50 simultaneous requests with one idempotency key', async () => {
    const pair = await buyer.browser.freshPair();
    const drawn = (await boxOf('simple')).drawn;
    const request = { pack_id: 'simple', count: '1' };
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => buyer.browser.twin().postWith(pair, 'user/pack/buy', request)),
    );
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    expect(replies[0]!.body.result).toBe('1');
    expect((await boxOf('simple')).drawn).toBe(drawn + 1);
  });

  it('refuses a used key with another payload with 403 and a fresh pair, and changes nothing', async () => {
    const pair = await buyer.browser.freshPair();
    await buyer.browser.postWith(pair, 'user/pack/buy', { pack_id: 'simple', count: '1' });
    const before = await stateOfAll();
    const reply = await buyer.browser.postWith(pair, 'user/pack/buy', { pack_id: 'simple', count: '2' });
    expect([reply.status, reply.body.state]).toEqual([403, 403]);
    expect(reply.body.csrf.value).not.toBe(pair.value);
    expect(await stateOfAll()).toEqual(before);
  });

  it('does not overspend a wallet with points for 7 cards when 64 draws arrive at once', async () => {
    await shop.openBox('seven', { prizes: [buildPrize('a', 1000, 10)] });
    const { browser, memberId } = await shop.person(750);
    const pairs = await Promise.all(Array.from({ length: 64 }, () => browser.freshPair()));
    const replies = await Promise.all(
      pairs.map((pair) => browser.twin().postWith(pair, 'user/pack/buy', { pack_id: 'seven', count: '1' })),
    );
    expect(replies.filter((reply) => reply.body.result === '1')).toHaveLength(7);
    expect(replies.filter((reply) => reply.body.result === '0')).toHaveLength(57);
    const { rows } = await shop.pool.query('select paid + free as points from points.wallets where member_id = $1', [
      memberId,
    ]);
    expect(rows[0].points).toBe(50);
    expect((await boxOf('seven')).drawn).toBe(7);
  });

  it.each([
    ['1', 100, 100],
    ['10', 100, 10],
    ['100', 250, 2],
    ['all', 99, 1],
  ])(
    'never sells more than the stock: 200 buyers of %s from %i tickets, %i of them in time',
    async (count, tickets, winners) => {
      const packId = `last-${count}`;
      await shop.openBox(packId, { pricePoint: 1, prizes: [buildPrize('a', 1, 10), buildPrize('b', tickets - 1, 0)] });
      const people = await shop.persons(200, 1000);
      const replies = await Promise.all(people.map(({ browser }) => buy(browser, packId, count)));
      const sold = replies.filter((reply) => reply.body.result === '1');
      expect(sold).toHaveLength(winners);
      const cards = sold.flatMap((reply) => reply.body.cards);
      expect(cards.filter((card) => card.model_number === 'a').length).toBeLessThanOrEqual(1);
      const box = await boxOf(packId);
      expect(box.drawn).toBe(cards.length);
      expect(box.remaining.reduce((sum: number, left: number) => sum + left, 0)).toBe(tickets - cards.length);
      for (const reply of replies)
        if (reply.body.result !== '1') expect(reply.body.errors.count[0]).toEqual(expect.any(String));
    },
  );

  it.each(['0', '-1', '1.5', '1e3', '１０', '3001', 'abc', '', ['1'], null, true])(
    'refuses the count %p under count, by check and by buy, and changes nothing',
    async (count) => {
      await shop.openBox(`plenty-${JSON.stringify(count)}`, { pricePoint: 1, prizes: [buildPrize('a', 5000, 10)] });
      const before = await stateOfAll();
      for (const call of ['check', 'buy']) {
        const { status, body } = await buyer.browser.post(`user/pack/${call}`, {
          pack_id: `plenty-${JSON.stringify(count)}`,
          count,
        });
        expect([status, body.state]).toEqual([400, 400]);
        expect(body.errors.count).toEqual([expect.any(String)]);
      }
      expect(await stateOfAll()).toEqual(before);
    },
  );

  it.each([
    ['not on sale yet', HOUR_MS, null],
    ['over', -HOUR_MS, -1],
  ])('refuses a pack that is %s', async (name, startsInMs, endsInMs) => {
    const inMs = (ms: number) => new Date(shop.clock.now().getTime() + ms);
    const end = endsInMs === null ? null : inMs(endsInMs);
    await shop.openBox(name, { start: inMs(startsInMs), end, prizes: [buildPrize('a', 10, 10)] });
    for (const call of ['check', 'buy']) {
      const { body } = await buyer.browser.post(`user/pack/${call}`, { pack_id: name, count: '1' });
      expect(body).toMatchObject({ state: 400, errors: { count: [expect.any(String)] } });
    }
  });

  it('ignores price and stock sent by the client', async () => {
    const before = await stateOfAll();
    for (const field of ['point', 'price', 'pack_count', 'cost', 'prize_id']) {
      const { body } = await buyer.browser.post('user/pack/buy', { pack_id: 'simple', count: '1', [field]: 1 });
      expect(body).toMatchObject({ state: 400, errors: { [field]: [expect.any(String)] } });
    }
    expect(await stateOfAll()).toEqual(before);
  });

  it.each([
    ['broken JSON', '{"count":'],
    ['no json', null],
    ['an array', '[]'],
    ['__proto__', '{"count":"1","pack_id":"simple","__proto__":{"memberId":"x"}}'],
    ['constructor', '{"count":"1","pack_id":"simple","constructor":{"prototype":{}}}'],
  ])('refuses %s under json', async (_, json) => {
    const before = await stateOfAll();
    const reply = await buyer.browser.postWith(await buyer.browser.freshPair(), 'user/pack/buy', json);
    expect(reply.body).toMatchObject({ state: 400, errors: { json: [expect.any(String)] }, csrf: { name: '_csrf' } });
    expect(await stateOfAll()).toEqual(before);
  });

  it('refuses a NUL under its field, and 10 MB under json', async () => {
    const pair = await buyer.browser.freshPair();
    const nul = await buyer.browser.postWith(pair, 'user/pack/buy', {
      pack_id: 'simple',
      count: '1',
      client_seed: 'a\0b',
    });
    expect(nul.body).toMatchObject({ state: 400, errors: { client_seed: [expect.any(String)] } });
    const big = await buyer.browser.postWith(
      await buyer.browser.freshPair(),
      'user/pack/buy',
      `{"a":"${'x'.repeat(10_000_000)}"}`,
    );
    expect(big.body).toMatchObject({ state: 400, errors: { json: [expect.any(String)] } });
  });

  it('returns 401 to visitors and 404 for an unknown pack', async () => {
    const visitor = buyer.browser.twin();
    visitor.cookie = '';
    visitor.pair = null;
    expect((await buy(visitor, 'simple', '1')).body.state).toBe(401);
    expect((await buy(buyer.browser, 'nowhere', '1')).body.state).toBe(404);
  });

  it('returns result 0 and the total when the balance is too small, and deducts nothing', async () => {
    const { browser } = await shop.person(150);
    for (const call of ['check', 'buy']) {
      const { body } = await browser.post(`user/pack/${call}`, { pack_id: 'simple', count: '2' });
      expect(body).toMatchObject({ state: 200, result: '0', detail: { count: 2, cost: 200, before: 150, after: -50 } });
    }
    expect((await browser.get('user/point')).body.detail.point).toBe(150);
  });

  it('enforces the pack’s limit for one member over several draws', async () => {
    await shop.openBox('limited', { canLimit: 3, prizes: [buildPrize('a', 100, 10)] });
    const { browser } = await shop.person(10_000);
    expect((await buy(browser, 'limited', '4')).body.state).toBe(400);
    expect((await buy(browser, 'limited', '2')).body.result).toBe('1');
    expect((await buy(browser, 'limited', '2')).body.errors.count[0]).toContain('1');
    expect((await buy(browser, 'limited', '1')).body.result).toBe('1');
    expect((await buy(browser, 'limited', '1')).body.state).toBe(400);
  });

  it('deducts coins for a coin pack, whose cards are ship-only', async () => {
    await shop.openBox('coins', { currency: 'coins', pricePoint: 5, prizes: [buildPrize('a', 10, 100)] });
    const { browser } = await shop.person(10_000, 12);
    const { body } = await buy(browser, 'coins', '2');
    expect(body).toMatchObject({ result: '1', is_buy_coin: '1' });
    expect(body.cards.map((card: { no_reduction: string }) => card.no_reduction)).toEqual(['1', '1']);
    expect((await browser.get('user/point')).body.detail).toMatchObject({ point: 10_000, coin: 2 });
    expect((await buy(browser, 'coins', '1')).body).toMatchObject({
      result: '0',
      detail: { payment_method: '2', after: -3 },
    });
  });

  it('reveals the seeds of a sold-out box', async () => {
    await shop.openBox('out', { prizes: [buildPrize('a', 3, 10)] });
    expect((await shop.visitorGet('fair/pack/out')).body.revealed).toEqual([]);
    await buy(buyer.browser, 'out', 'all');
    expect((await shop.visitorGet('fair/pack/out')).body.revealed).toEqual([
      { day: 1, seed: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect((await buy(buyer.browser, 'out', '1')).body.errors.count[0]).toContain('売り切れ');
  });
});
