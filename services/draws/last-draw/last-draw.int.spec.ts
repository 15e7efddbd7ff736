import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from '../../../test/support/browser.js';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import { buildPrize, type WholeShop } from '../../../test/support/whole-shop.js';
import { deal, emptyBox } from '../test/hand.fixture.js';

let quiet: QuietShop;
let shop: WholeShop;

beforeAll(async () => {
  quiet = await QuietShop.open();
  shop = quiet.shop;
});
afterAll(() => quiet.close());

const namesOf = (body: { cards: { history_id: string }[] }) => body.cards.map((card) => card.history_id);
const without = <Body extends { csrf?: unknown }>({ csrf: _, ...body }: Body) => body;

describe('GET /user/pack/gache_result', () => {
  it('returns no cards before the first draw', async () => {
    const { browser } = await shop.person();
    for (const path of ['gache_result', 'buy_result']) {
      const { status, body } = await browser.get(`user/pack/${path}`);
      expect([status, body.state, body.cards]).toEqual([200, 200, []]);
    }
  });

  it('returns the session’s last draw as the purchase did, with every field of a card', async () => {
    const { browser } = await shop.person(10_000);
    const expectedFields = {
      rarity: 3,
      rarityLabel: 'UR',
      setCount: 2,
      specialRemarks: 'signed',
      isSpecialRemarks: true,
    } as const;
    await shop.openBox('all-fields', {
      prizes: [buildPrize('a', 1, 70, { ...expectedFields, movieUrl: '/m.mp4', noReduction: true })],
    });
    const bought = await browser.post('user/pack/buy', { pack_id: 'all-fields', count: 1 });
    const shown = (await browser.get('user/pack/gache_result')).body;
    expect(without(shown)).toEqual(without(bought.body));
    expect(shown).toMatchObject({ is_buy_coin: '0', title: 'パックall-fields', card_type: 1 });
    expect(shown.cards).toEqual([
      {
        history_id: `${bought.body.history_id}.0`,
        image: '/images/a.svg',
        name: 'Card a',
        model_number: 'a',
        rarity: 3,
        rarity_label: 'UR',
        num: 2,
        buy_point: 70,
        no_reduction: '1',
        is_special_remarks: '1',
        special_remarks: 'signed',
        movie_url: '/m.mp4',
        extra: '',
      },
    ]);
  });

  it('returns all cards even after they were decided', async () => {
    const hand = await deal(shop, [buildPrize('a', 3, 10)]);
    await hand.browser.post('user/pack/decision', { reduction_card: hand.cards.a!.slice(0, 2) });
    expect(namesOf((await hand.browser.get('user/pack/gache_result')).body)).toEqual(hand.cards.a);
  });

  it('reports a draw paid in coins', async () => {
    const hand = await deal(shop, [buildPrize('a', 1, 10)], { currency: 'coins', pricePoint: 5 });
    const { body } = await hand.browser.get('user/pack/gache_result');
    expect(body).toMatchObject({ is_buy_coin: '1', cards: [{ no_reduction: '1' }] });
  });

  it('keeps a draw for each session of a member', async () => {
    const hand = await deal(shop, [buildPrize('a', 1, 10)]);
    const other = new Browser(shop);
    await other.get('user/point');
    expect((await other.get('user/pack/gache_result')).status).toBe(401);
    const newest = await emptyBox(shop, hand.browser, [buildPrize('b', 2, 10)]);
    expect(namesOf((await hand.browser.get('user/pack/gache_result')).body)).toEqual(newest.cards.b);
  });
});

describe('GET /user/pack/buy_result', () => {
  it('returns only undecided cards', async () => {
    const hand = await deal(shop, [buildPrize('a', 4, 10)]);
    const [first, second, third, fourth] = hand.cards.a!;
    expect(namesOf((await hand.browser.get('user/pack/buy_result')).body)).toEqual([first, second, third, fourth]);
    await hand.browser.post('user/pack/decision', { reduction_card: [first, third] });
    const { body } = await hand.browser.get('user/pack/buy_result');
    expect(namesOf(body)).toEqual([second, fourth]);
    expect(body).toMatchObject({ state: 200, history_id: hand.drawId, pack_id: hand.packId });
    await hand.browser.post('user/pack/decision', { reduction_card: [second, fourth] });
    expect((await hand.browser.get('user/pack/buy_result')).body.cards).toEqual([]);
  });

  it('returns a requested earlier draw', async () => {
    const hand = await deal(shop, [buildPrize('a', 2, 10)]);
    await emptyBox(shop, hand.browser, [buildPrize('b', 1, 10)]);
    const { body } = await hand.browser.get(`user/pack/buy_result?pack_history_id=${hand.drawId}`);
    expect(namesOf(body)).toEqual(hand.cards.a);
  });

  it('does not return another member’s draw', async () => {
    const hand = await deal(shop, [buildPrize('a', 2, 10)]);
    const { browser } = await shop.person();
    for (const id of [hand.drawId, '01987654-3210-7abc-8def-0123456789ab', 'x', '-'.repeat(36), '0'.repeat(36)])
      expect((await browser.get(`user/pack/buy_result?pack_history_id=${id}`)).status).toBe(404);
    expect((await shop.visitorGet(`user/pack/buy_result?pack_history_id=${hand.drawId}`)).status).toBe(401);
  });
});
