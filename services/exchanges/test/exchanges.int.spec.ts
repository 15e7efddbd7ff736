import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Browser } from '../../../test/support/browser.js';
import { type ConsoleResponse, runWithApproval } from '../../../test/support/console.js';
import { findReconciliation } from '../../../test/support/projections.js';
import type { Person } from '../../../test/support/whole-shop.js';
import { reconcile } from '../../platform/projections/reconciliation.js';
import { ExchangeShop } from './exchange.fixture.js';

let exchangeShop: ExchangeShop;
let hanako: Person;

beforeAll(async () => {
  exchangeShop = await ExchangeShop.open();
});
afterAll(() => exchangeShop?.close());
beforeEach(async () => {
  // Gives each test a moment of its own.
  await exchangeShop.quiet.pass(1000);
  hanako = await exchangeShop.shop.person(10_000, 100);
});

const check = ({ browser }: Person, id: string, cards: unknown, fields: object = {}) =>
  browser.post('user/exchange_card/check', { id, cards, ...fields });
const exchange = ({ browser }: Person, id: string, cards: unknown, fields: object = {}) =>
  browser.post('user/exchange_card/exchange', { id, cards, ...fields });
const pointsOf = async ({ browser }: Person): Promise<number> => (await browser.get('user/point')).body.detail.point;
const historyOf = async ({ browser }: Person, id: string) =>
  (await browser.get(`user/history/detail/${id}`)).body.detail;
const drawIdOf = (card: string) => card.slice(0, 36);
const undecidedOf = async ({ browser }: Person) => (await browser.post('user/pack/card', {})).body.list;

const everything = async () =>
  (
    await exchangeShop.shop.pool.query(`select (select count(*) from store.events) as events,
      (select json_agg(w order by member_id) from points.wallets w) as wallets,
      (select json_agg(l order by lot_id) from points.lots l) as lots,
      (select json_agg(d order by draw_id) from draws.draws d) as draws,
      (select json_agg(o order by id) from exchanges.offers o) as offers,
      (select json_agg(d order by kind, stream_id, ref) from store.deadlines d) as deadlines`)
  ).rows[0];

describe('POST /user/exchange_card/list', () => {
  it('lists open offers, newest first, in the language of the request', async () => {
    const first = await exchangeShop.offer(1500, 3);
    await exchangeShop.quiet.pass(1000);
    const second = await exchangeShop.offer(800, 0);
    await exchangeShop.quiet.pass(1000);
    const gone = await exchangeShop.offer(800, 1);
    await exchangeShop.owner.post(`exchange-offers/${gone.id}/withdraw`, { reason: '終了' });
    const { body } = await hanako.browser.post('user/exchange_card/list', {});
    expect(body).toMatchObject({ state: 200, page: 1, all_page: 1, pages: [1] });
    expect(body.list.slice(0, 2)).toEqual([
      {
        id: second.id,
        name: second.name,
        image_url: '/images/dragon.svg',
        model_number: second.model_number,
        rarity: 3,
        price_point: 800,
        stock: 0,
      },
      expect.objectContaining({ id: first.id, price_point: 1500, stock: 3 }),
    ]);
    const english = Object.assign(new Browser(exchangeShop.shop, { 'accept-language': 'en' }), {
      cookie: hanako.browser.cookie,
    });
    expect((await english.post('user/exchange_card/list', {})).body.list[0].name).toBe(second.name_en);
    expect((await hanako.browser.post('user/exchange_card/list/99', {})).body.list).toEqual([]);
  });

  it('requires a session', async () => {
    for (const call of ['list', 'check', 'exchange'])
      expect((await new Browser(exchangeShop.shop).post(`user/exchange_card/${call}`, {})).status).toBe(401);
  });
});

describe('POST /user/exchange_card/check', () => {
  it('returns the change, and writes nothing', async () => {
    const offer = await exchangeShop.offer(1000, 1);
    const cards = await exchangeShop.draw(hanako, [700, 450]);
    const before = await everything();
    const { status, body } = await check(hanako, offer.id, [...cards['700']!, ...cards['450']!]);
    expect([status, body.result, body.detail]).toEqual([
      200,
      '1',
      { total_point: 1150, price_point: 1000, change_point: 150 },
    ]);
    expect(await everything()).toEqual(before);
  });

  it('refuses an operator’s own account', async () => {
    const offer = await exchangeShop.offer(1000, 1);
    const cards = await exchangeShop.draw(hanako, [1700]);
    await exchangeShop.shop.pool.query('insert into members.standing (member_id, operator_id) values ($1, $1)', [
      hanako.memberId,
    ]);
    const before = await everything();
    for (const ask of [check, exchange]) {
      const { status, body } = await ask(hanako, offer.id, cards['1700']);
      expect([status, body.errors.id]).toEqual([400, [expect.stringContaining('運営者ご本人')]]);
    }
    expect(await everything()).toEqual(before);
  });

  it('reports how much is missing to the price', async () => {
    const offer = await exchangeShop.offer(1000, 1);
    const cards = await exchangeShop.draw(hanako, [700]);
    const { status, body } = await check(hanako, offer.id, cards['700']);
    expect([status, body.state, body.result, body.detail]).toEqual([
      200,
      200,
      '0',
      { total_point: 700, price_point: 1000, change_point: 0 },
    ]);
  });
});

describe('POST /user/exchange_card/exchange', () => {
  it('exchanges the cards and credits the change in one commit', async () => {
    const offer = await exchangeShop.offer(1000, 2);
    const cards = await exchangeShop.draw(hanako, [700, 450, 30]);
    const usedCards = [...cards['700']!, ...cards['450']!];
    const before = await pointsOf(hanako);
    const { status, body } = await exchange(hanako, offer.id, usedCards, { price_point: 1000 });
    expect([status, body.state, body.result]).toEqual([200, 200, '1']);
    expect(body.detail).toEqual({ total_point: 1150, price_point: 1000, change_point: 150 });
    expect(await pointsOf(hanako)).toBe(before + 150);
    expect(await exchangeShop.standing(offer)).toEqual({ stock: 1, taken: 1 });
    const { rows } = await exchangeShop.shop.pool.query(
      `select count(distinct xid) as commits, array_agg(type order by type) as types from store.events
        where correlation_id = (select correlation_id from store.events where stream_id = 'draw-' || $1 limit 1)`,
      [body.history_id],
    );
    expect(rows).toEqual([{ commits: 1, types: ['CardReceived', 'CardsExchanged', 'PointsIssued'] }]);
  });

  it('shows given and received cards in the history, before and after the feed has delivered them', async () => {
    const offer = await exchangeShop.offer(1000, 1);
    const cards = await exchangeShop.draw(hanako, [1200, 30]);
    const drawId = drawIdOf(cards['1200']![0]!);
    const { body } = await exchange(hanako, offer.id, cards['1200']);
    const shown = async () => {
      const [gave, received] = [await historyOf(hanako, drawId), await historyOf(hanako, body.history_id)];
      expect(gave).toMatchObject({ exchange_card: 1, reduction_card: 0, send_card: 0, send_state: '1' });
      expect(gave.cards.find((card: { history_id: string }) => card.history_id === cards['1200']![0])).toMatchObject({
        is_exchanged: '1',
        send_state: '4',
      });
      expect(received).toMatchObject({
        pack_id: '',
        pack_name: `カード交換：${offer.name}`,
        point: 0,
        count: 1,
        send_state: '1',
        cards: [{ name: offer.name, no_reduction: '1', is_exchanged: '0', send_state: '1' }],
      });
      const { list } = (await hanako.browser.post('user/history/list', {})).body;
      expect(list.map(({ id }: { id: string }) => id).sort()).toEqual([drawId, body.history_id].sort());
      const [movement] = (await hanako.browser.get('user/point/list')).body.list;
      expect(movement).toMatchObject({
        bonusPoint: 200,
        history_id: body.history_id,
        memo: `カード交換のおつり（カード交換：${offer.name}）`,
      });
    };
    await shown();
    await exchangeShop.quiet.feed();
    await shown();
    expect((await hanako.browser.get(`fair/draw/${body.history_id}`)).status).toBe(404);
    expect((await hanako.browser.get(`fair/draw/${drawId}`)).status).toBe(200);
  });

  it('holds the received card as ship-only for 24 hours, and then requests shipping', async () => {
    const offer = await exchangeShop.offer(100, 1);
    const cards = await exchangeShop.draw(hanako, [100]);
    const { body } = await exchange(hanako, offer.id, cards['100']);
    const received = `${body.history_id}.0`;
    expect((await undecidedOf(hanako)).map((card: { history_id: string }) => card.history_id)).toContain(received);
    const converted = await hanako.browser.post('user/pack/decision', { reduction_card: [received] });
    expect([converted.status, Object.keys(converted.body.errors)]).toEqual([400, ['reduction_card']]);
    await exchangeShop.nextDay();
    await exchangeShop.quiet.sweep();
    const { rows } = await exchangeShop.shop.pool.query(
      `select i->>'name' as name from shipments.parcels, jsonb_array_elements(items) i
        where member_id = $1 and i->>'drawId' = $2`,
      [hanako.memberId, body.history_id],
    );
    expect(rows).toEqual([{ name: offer.name }]);
  });

  it('lets the member request shipping earlier', async () => {
    const offer = await exchangeShop.offer(100, 1);
    const cards = await exchangeShop.draw(hanako, [100]);
    const { body } = await exchange(hanako, offer.id, cards['100']);
    const { body: sent } = await hanako.browser.post('user/pack/decision', { send_card: [`${body.history_id}.0`] });
    expect(sent.result).toBe('1');
    expect((await historyOf(hanako, body.history_id)).send_state).toBe('2');
  });

  it('prevents any further use of given and received cards', async () => {
    const offer = await exchangeShop.offer(100, 5);
    const cards = await exchangeShop.draw(hanako, [100, 200]);
    const { body } = await exchange(hanako, offer.id, cards['100']);
    const again = await exchange(hanako, offer.id, [`${body.history_id}.0`]);
    expect(again.body.errors.cards[0]).toContain('発送のみ');
    expect((await exchange(hanako, offer.id, cards['100'])).body.errors).toHaveProperty('cards');
    const late = await hanako.browser.post('user/pack/decision', { reduction_card: cards['100'] });
    expect(late.body).toMatchObject({ state: 204, result: '-1' });
    expect(await exchangeShop.standing(offer)).toEqual({ stock: 4, taken: 1 });
  });

  it('happens once, even if the request is repeated', async () => {
    const offer = await exchangeShop.offer(100, 5);
    const cards = await exchangeShop.draw(hanako, [100]);
    const pair = await hanako.browser.freshPair();
    const payload = { id: offer.id, cards: cards['100'] };
    const responses = await Promise.all(
      [1, 2, 3].map(() => hanako.browser.twin().postWith(pair, 'user/exchange_card/exchange', payload)),
    );
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(responses[0]!.body.result).toBe('1');
    expect(await exchangeShop.standing(offer)).toEqual({ stock: 4, taken: 1 });
  });

  it('changes nothing when refused, and says what to do', async () => {
    const offer = await exchangeShop.offer(1000, 1);
    const soldOut = await exchangeShop.offer(100, 0);
    const gone = await exchangeShop.offer(100, 1);
    await exchangeShop.owner.post(`exchange-offers/${gone.id}/withdraw`, { reason: '終了' });
    const taro = await exchangeShop.shop.person(1000);
    const theirs = await exchangeShop.draw(taro, [5000]);
    const mine = await exchangeShop.draw(hanako, [1500, 300]);
    const ofCoins = await exchangeShop.draw(hanako, [9000], { currency: 'coins', pricePoint: 1 });
    await hanako.browser.post('user/pack/decision', { reduction_card: mine['300'] });
    const before = await everything();
    const refusals: [string, unknown, object, number, string?][] = [
      [offer.id, theirs['5000'], {}, 400, 'cards'],
      [offer.id, [`${randomUUID()}.0`], {}, 400, 'cards'],
      [offer.id, ['nothing'], {}, 400, 'cards'],
      [offer.id, [], {}, 400, 'cards'],
      [offer.id, 'x', {}, 400, 'cards'],
      [offer.id, [...mine['1500']!, ...mine['1500']!], {}, 400, 'cards'],
      [offer.id, [...mine['1500']!, ...mine['300']!], {}, 400, 'cards'],
      [offer.id, mine['300'], {}, 400, 'cards'],
      [offer.id, mine.only, {}, 400, 'cards'],
      [offer.id, ofCoins['9000'], {}, 400, 'cards'],
      [offer.id, mine['1500'], { price_point: 999 }, 400, 'id'],
      [soldOut.id, mine['1500'], {}, 400, 'id'],
      [gone.id, mine['1500'], {}, 400, 'id'],
      [randomUUID(), mine['1500'], {}, 404],
      ['1', mine['1500'], {}, 404],
    ];
    for (const [id, cards, fields, state, field] of refusals)
      for (const call of [check, exchange]) {
        const { status, body } = await call(hanako, id, cards, fields);
        expect([id, cards, status, Object.keys(body.errors ?? {})]).toEqual([id, cards, state, field ? [field] : []]);
      }
    const { body } = await exchange(hanako, (await exchangeShop.offer(1501, 1)).id, mine['1500']);
    expect([body.state, body.result, body.detail.change_point]).toEqual([200, '0', 0]);
    const { offers: _, ...after } = await everything();
    const { offers: __, ...untouched } = before;
    expect(after).toEqual(untouched);
  });

  it('refuses cards whose 24 hours are over, even before the timer has run', async () => {
    const offer = await exchangeShop.offer(100, 1);
    const cards = await exchangeShop.draw(hanako, [100]);
    await exchangeShop.nextDay();
    expect((await exchange(hanako, offer.id, cards['100'])).body.errors).toHaveProperty('cards');
    expect(await exchangeShop.standing(offer)).toEqual({ stock: 1, taken: 0 });
  });

  it('refuses a banned member', async () => {
    const offer = await exchangeShop.offer(100, 1);
    const cards = await exchangeShop.draw(hanako, [100]);
    await exchangeShop.owner.post(`members/${hanako.memberId}/ban`, { reason: '規約違反' });
    expect((await exchange(hanako, offer.id, cards['100'])).status).not.toBe(200);
    expect(await exchangeShop.standing(offer)).toEqual({ stock: 1, taken: 0 });
  });
});

describe('concurrent requests', () => {
  it('give the last card to one of ten members, and the others keep theirs', async () => {
    const offer = await exchangeShop.offer(100, 1);
    const members = await exchangeShop.shop.persons(10, 1000);
    const hands = await Promise.all(members.map((member) => exchangeShop.draw(member, [150])));
    const responses = await Promise.all(members.map((member, i) => exchange(member, offer.id, hands[i]!['150'])));
    const done = responses.filter(({ body }) => body.result === '1');
    const refused = responses.filter(({ body }) => body.state === 400 && body.errors.id !== undefined);
    expect([done.length, refused.length]).toEqual([1, 9]);
    expect(await exchangeShop.standing(offer)).toEqual({ stock: 0, taken: 1 });
    const kept = await Promise.all(members.map(async (member) => (await undecidedOf(member)).length));
    // Each member also has a ship-only card of the box.
    expect(kept).toEqual(members.map(() => 2));
  });

  it('use each card once: one of two exchanges of the same cards succeeds', async () => {
    const offers = [await exchangeShop.offer(100, 5), await exchangeShop.offer(100, 5)];
    const cards = await exchangeShop.draw(hanako, [150]);
    const before = await pointsOf(hanako);
    const twins = [hanako.browser.twin(), hanako.browser.twin()];
    const pairs = [await hanako.browser.freshPair(), await hanako.browser.freshPair()];
    const responses = await Promise.all(
      twins.map((twin, i) =>
        twin.postWith(pairs[i]!, 'user/exchange_card/exchange', { id: offers[i]!.id, cards: cards['150'] }),
      ),
    );
    expect(responses.map(({ body }) => body.result ?? Object.keys(body.errors)[0]).sort()).toEqual(['1', 'cards']);
    expect(await pointsOf(hanako)).toBe(before + 50);
    const taken = await Promise.all(offers.map(async (offer) => (await exchangeShop.standing(offer)).taken));
    expect(taken.reduce((sum, n) => sum + n, 0)).toBe(1);
  });

  it('let either an exchange or a decision about the same card succeed', async () => {
    for (let round = 0; round < 5; round++) {
      await exchangeShop.quiet.pass(1000);
      const offer = await exchangeShop.offer(100, 1);
      const cards = await exchangeShop.draw(hanako, [100]);
      const before = await pointsOf(hanako);
      const pairs = [await hanako.browser.freshPair(), await hanako.browser.freshPair()];
      const [exchanged] = await Promise.all([
        hanako.browser.twin().postWith(pairs[0]!, 'user/exchange_card/exchange', { id: offer.id, cards: cards['100'] }),
        hanako.browser.twin().postWith(pairs[1]!, 'user/pack/decision', { reduction_card: cards['100'] }),
      ]);
      const isExchanged = exchanged!.body.result === '1';
      expect(await exchangeShop.standing(offer)).toEqual(isExchanged ? { stock: 0, taken: 1 } : { stock: 1, taken: 0 });
      expect(await pointsOf(hanako)).toBe(before + (isExchanged ? 0 : 100));
    }
  });

  it('let either an operator take the last card away or a member receive it', async () => {
    const offer = await exchangeShop.offer(100, 1);
    const cards = await exchangeShop.draw(hanako, [100]);
    const [exchanged, restocked] = await Promise.all([
      exchange(hanako, offer.id, cards['100']),
      exchangeShop.owner.post(`exchange-offers/${offer.id}/restock`, { count: -1, reason: '棚卸し' }),
    ]);
    expect([exchanged.body.result === '1', restocked.status === 200].filter(Boolean)).toHaveLength(1);
    expect((await exchangeShop.standing(offer)).stock).toBe(0);
  });
});

describe('an exchange in ledgers and read models', () => {
  it('has each card in one place: given ones with the shop, the received one with the member', async () => {
    const offer = await exchangeShop.offer(1000, 3);
    const cards = await exchangeShop.draw(hanako, [600, 700]);
    const { body } = await exchange(hanako, offer.id, [...cards['600']!, ...cards['700']!]);
    await exchangeShop.quiet.feed();
    const draw = (await exchangeShop.owner.get(`draws/${drawIdOf(cards['600']![0]!)}`)).body;
    const pack = (await exchangeShop.owner.get(`cards-ledger/${draw.pack_id}`)).body;
    expect(pack).toMatchObject({ kind: 'pack', exchanged: 2, undecided: 1, difference: 0 });
    expect((await exchangeShop.owner.get(`cards-ledger/${offer.id}`)).body).toEqual({
      id: offer.id,
      kind: 'offer',
      title: `カード交換：${offer.name}`,
      title_en: `Exchange: ${offer.name_en}`,
      status: 'open',
      tickets: 3,
      in_box: 2,
      undecided: 1,
      to_ship: 0,
      shipped: 0,
      returned: 0,
      forfeited: 0,
      converted: 0,
      exchanged: 0,
      difference: 0,
    });
    expect((await exchangeShop.owner.get('cards-ledger/totals')).body.difference).toBe(0);
    expect(draw.cards.map(({ outcome }: { outcome: string }) => outcome).sort()).toEqual([
      'exchanged',
      'exchanged',
      'undecided',
    ]);
    expect(draw.events.at(-1)).toMatchObject({ type: 'CardsExchanged', by: 'member', exchanged: 2, points: 1300 });
    expect((await exchangeShop.owner.get(`draws/${body.history_id}`)).body).toMatchObject({
      pack_id: offer.id,
      receipt: null,
      exchange: {
        offer_id: offer.id,
        price_point: 1000,
        total_point: 1300,
        given: [{ draw_id: draw.id, count: 2 }],
      },
      cards: [{ name: offer.name, ship_only: true, outcome: 'undecided' }],
    });
  });

  it('matches the log in every read model of cards', async () => {
    const offer = await exchangeShop.offer(1000, 3);
    const cards = await exchangeShop.draw(hanako, [1300]);
    await exchange(hanako, offer.id, cards['1300']!);
    await exchangeShop.quiet.feed();
    const { pool, clock } = exchangeShop.quiet.shop;
    for (const name of ['card_places', 'draw_history'])
      expect([name, await reconcile(pool, clock, findReconciliation(name))]).toEqual([name, {}]);
  });

  it('records the change with its lots and cards', async () => {
    const offer = await exchangeShop.offer(1000, 3);
    const cards = await exchangeShop.draw(hanako, [1300]);
    const { body } = await exchange(hanako, offer.id, cards['1300']);
    await exchangeShop.quiet.feed();
    const filter = encodeURIComponent(JSON.stringify({ kind: 'exchange', member_id: hanako.memberId }));
    const { body: lines } = await exchangeShop.owner.get(`ledger-entries?filter=${filter}`);
    expect(
      lines.map(({ amount, document }: { amount: number; document: string }) => [amount, document]).sort(),
    ).toEqual([
      [-300, body.history_id],
      [300, body.history_id],
    ]);
    const line = lines.find(({ amount }: { amount: number }) => amount > 0);
    const explained = (await exchangeShop.owner.get(`ledger-entries/${line.id}`)).body;
    expect(explained).toMatchObject({
      account: `member:${hanako.memberId}:free`,
      lot: { issued: 300, document: `exchange:${body.history_id}` },
      draw: { id: body.history_id, pack_title: `カード交換：${offer.name}`, cost: 0 },
      cards: [{ buy_point: 1300 }],
    });
  });

  it('appears in the member’s data export', async () => {
    const offer = await exchangeShop.offer(100, 1);
    const cards = await exchangeShop.draw(hanako, [100]);
    const { body } = await exchange(hanako, offer.id, cards['100']);
    await exchangeShop.quiet.feed();
    const { text } = await hanako.browser.get('user/export_data');
    const { draws } = JSON.parse(text);
    const mine = draws.find(({ draw_id }: { draw_id: string }) => draw_id === body.history_id);
    expect(mine).toMatchObject({
      pack: `カード交換：${offer.name}`,
      cards: [{ name: offer.name, outcome: 'undecided' }],
    });
    const gave = draws.find(({ draw_id }: { draw_id: string }) => draw_id === drawIdOf(cards['100']![0]!));
    expect(gave.cards.map(({ outcome }: { outcome: string }) => outcome)).toContain('exchanged');
  });
});

describe('offers in the operators’ API', () => {
  it('keep their card as it was, after changes to the catalog', async () => {
    const card_id = await exchangeShop.card({ name: '初版の竜' });
    const draft = { card_id, price_point: 10, stock: 1 };
    const { body: offer } = await runWithApproval(exchangeShop.shop, () =>
      exchangeShop.owner.post('exchange-offers', draft),
    );
    expect(offer).toMatchObject({ card_id, name: '初版の竜', price_point: 10, stock: 1, taken: 0, withdrawn_at: null });
    const { body: card } = await exchangeShop.owner.get(`cards/${card_id}`);
    await exchangeShop.owner.put(`cards/${card_id}`, { ...card, name: '第二版の竜' });
    expect((await exchangeShop.owner.get(`exchange-offers/${offer.id}`)).body.name).toBe('初版の竜');
  });

  it('can be priced, restocked and withdrawn for good', async () => {
    const { id } = await exchangeShop.offer(1000, 2);
    const at = `exchange-offers/${id}`;
    const priced = await exchangeShop.owner.put(at, { price_point: 1200, version: 1, reason: '相場' });
    expect(priced.body).toMatchObject({ price_point: 1200, stock: 2, version: 2 });
    expect((await exchangeShop.owner.put(at, { price_point: 1, version: 1 })).status).toBe(409);
    expect((await exchangeShop.owner.post(`${at}/restock`, { count: 3, reason: '入荷' })).body.stock).toBe(5);
    expect((await exchangeShop.owner.post(`${at}/restock`, { count: -5, reason: '破損' })).body.stock).toBe(0);
    const fewer = await exchangeShop.owner.post(`${at}/restock`, { count: -1, reason: '破損' });
    expect([fewer.status, Object.keys(fewer.body.errors)]).toEqual([400, ['count']]);
    expect((await exchangeShop.owner.post(`${at}/withdraw`, { reason: '終了' })).body.withdrawn_at).not.toBeNull();
    for (const late of [
      await exchangeShop.owner.put(at, { price_point: 1 }),
      await exchangeShop.owner.post(`${at}/restock`, { count: 1, reason: '入荷' }),
      await exchangeShop.owner.post(`${at}/withdraw`, { reason: '終了' }),
    ])
      expect([late.status, Object.keys(late.body.errors)]).toEqual([400, ['withdrawn_at']]);
  });

  it.each([
    [{ card_id: 'none-such' }, 'card_id'],
    [{ card_id: 5 }, 'card_id'],
    [{ price_point: 0 }, 'price_point'],
    [{ price_point: 1.5 }, 'price_point'],
    [{ stock: -1 }, 'stock'],
    [{ stock: 100_001 }, 'stock'],
  ])('refuse %j', async (change, field) => {
    const card_id = await exchangeShop.card();
    const { status, body } = await exchangeShop.owner.post('exchange-offers', {
      card_id,
      price_point: 10,
      stock: 1,
      ...change,
    });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('can be restocked while members take cards, without a stale version', async () => {
    const offer = await exchangeShop.offer(100, 2);
    const cards = await exchangeShop.draw(hanako, [100]);
    await exchange(hanako, offer.id, cards['100']);
    const restock = { count: 4, version: offer.version, reason: '入荷' };
    const { body } = await runWithApproval(exchangeShop.shop, () =>
      exchangeShop.owner.post(`exchange-offers/${offer.id}/restock`, restock),
    );
    expect(body).toMatchObject({ stock: 5, taken: 1 });
  });

  it('require a second operator below their card’s worth, also for a lower price or more stock', async () => {
    const card_id = await exchangeShop.card({ buy_point: 1000, cost_yen: 3000 });
    const fieldsOf = ({ status, body }: ConsoleResponse) => [status, ...Object.keys(body.errors ?? {})];
    const make = (price_point: number) =>
      exchangeShop.owner.post('exchange-offers', { card_id, price_point, stock: 2 });
    expect(fieldsOf(await make(2999))).toEqual([400, 'approval']);
    const { status, body: offer } = await make(3000);
    expect(status).toBe(200);
    const price = (price_point: number) =>
      exchangeShop.owner.put(`exchange-offers/${offer.id}`, { price_point, reason: '値下げ' });
    expect(fieldsOf(await price(2999))).toEqual([400, 'approval']);
    expect((await runWithApproval(exchangeShop.shop, () => price(2999))).status).toBe(200);
    const restock = (count: number) =>
      exchangeShop.owner.post(`exchange-offers/${offer.id}/restock`, { count, reason: '入荷' });
    expect(fieldsOf(await restock(1))).toEqual([400, 'approval']);
    expect((await restock(-1)).status).toBe(200);
    const [request] = (await exchangeShop.owner.get('approvals?range=[0,0]')).body;
    expect(request).toMatchObject({
      ...{ resource: 'exchange-offers', command: 'restock', worth: 101, unit: 'percent' },
      about: { card_worth: 3000, price_point: 2999, stock: 3 },
    });
  });
});
