import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import { buildPrize, type WholeShop } from '../../../test/support/whole-shop.js';
import { deal, emptyBox, type Hand } from '../test/hand.fixture.js';

const DAY_MS = 24 * 3_600_000;

let quiet: QuietShop;
let shop: WholeShop;

beforeAll(async () => {
  quiet = await QuietShop.open();
  shop = quiet.shop;
});
afterAll(() => quiet.close());

const cardsOf = async ({ browser }: Pick<Hand, 'browser'>, payload: object = {}) =>
  (await browser.post('user/pack/card', payload)).body;
const namesOf = (body: { list: { history_id: string }[] }) => body.list.map((card) => card.history_id);

describe('POST /user/pack/card', () => {
  it('lists the undecided cards of all draws with their deadlines', async () => {
    const hand = await deal(shop, [buildPrize('a', 2, 10)]);
    const due = new Date(quiet.now.getTime() + DAY_MS);
    await quiet.pass(1000);
    const later = await emptyBox(shop, hand.browser, [buildPrize('b', 1, 20)]);
    const body = await cardsOf(hand);
    expect(namesOf(body)).toEqual([...hand.cards.a!, ...later.cards.b!]);
    expect(body).toMatchObject({ state: 200, page: 1, all_page: 1, pages: [1] });
    expect(body.list[0]).toMatchObject({
      pack_history_id: hand.drawId,
      buy_point: 10,
      name: 'Card a',
      no_reduction: '0',
    });
    expect(new Date(body.list[0].expires_at)).toEqual(due);
    expect(new Date(body.list[2].expires_at)).toEqual(new Date(due.getTime() + 1000));
    await hand.browser.post('user/pack/decision', { reduction_card: [hand.cards.a![1], ...later.cards.b!] });
    expect(namesOf(await cardsOf(hand))).toEqual([hand.cards.a![0]]);
  });

  it('has 100 cards a page, whichever draws they belong to', async () => {
    const { browser } = await shop.person(100_000);
    const all: string[] = [];
    for (const count of [70, 3, 130, 1, 60]) {
      await quiet.pass(1000);
      all.push(...(await emptyBox(shop, browser, [buildPrize('a', count, 10)])).cards.a!);
    }
    const decided = [all[0]!, all[99]!, all[100]!, ...all.slice(203, 204)];
    await browser.post('user/pack/decision', { reduction_card: decided });
    const open = all.filter((name) => !decided.includes(name));
    expect(open).toHaveLength(260);
    const pages = [];
    for (const page of [1, '2', 3, '4']) pages.push(await cardsOf({ browser }, { page }));
    expect(pages.map(namesOf)).toEqual([open.slice(0, 100), open.slice(100, 200), open.slice(200), []]);
    expect(pages[1]).toMatchObject({ page: 2, all_page: 3, pages: [1, 2, 3] });
  });

  it.each(['0', -1, 1.5, 'x', '', {}])('refuses page %j under page', async (page) => {
    const { browser } = await shop.person();
    expect(await cardsOf({ browser }, { page })).toMatchObject({ state: 400, errors: { page: [expect.any(String)] } });
  });

  it('does not return other members’ cards, and requires a login', async () => {
    await deal(shop, [buildPrize('a', 1, 10)]);
    const { browser } = await shop.person();
    expect((await cardsOf({ browser })).list).toEqual([]);
    const visitor = Object.assign(browser.twin(), { cookie: '', pair: null });
    expect((await cardsOf({ browser: visitor })).state).toBe(401);
  });
});
