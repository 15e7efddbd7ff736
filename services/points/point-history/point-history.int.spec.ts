import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from '../../../test/support/browser.js';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import { buildPrize, type Person, type WholeShop } from '../../../test/support/whole-shop.js';
import { GrantPoints } from '../index.js';

let quiet: QuietShop;
let shop: WholeShop;

beforeAll(async () => {
  quiet = await QuietShop.open();
  shop = quiet.shop;
});
afterAll(() => quiet.close());

const pageOf = async ({ browser }: Person, of: 'point' | 'coin', page?: number | string) =>
  (await browser.get(`user/${of}/list${page === undefined ? '' : `/${page}`}`)).body;
const changes = (page: { list: { bonusPoint: number }[] }) => page.list.map((row) => row.bonusPoint);

/** Grants 1, 2, 3, … points, a second apart. */
const grants = async ({ memberId }: Person, from: number, to: number) => {
  for (let amount = from; amount <= to; amount++) {
    await quiet.pass(1000);
    await shop.grant(memberId, amount);
  }
};
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, i) => from - i);

describe('GET /user/point/list', () => {
  it('has one empty page at first', async () => {
    expect(await pageOf(await shop.person(), 'point')).toMatchObject({
      state: 200,
      list: [],
      page: 1,
      all_page: 1,
      pages: [1],
    });
  });

  it('has 20 rows a page, newest first, the same before, during and after the feed’s update', async () => {
    const person = await shop.person();
    await grants(person, 1, 45);
    const pages = () => Promise.all([1, 2, 3, 4].map((page) => pageOf(person, 'point', page)));
    const before = await pages();
    expect(before.map(changes)).toEqual([down(45, 26), down(25, 6), down(5, 1), []]);
    expect(before[1]).toMatchObject({ page: 2, all_page: 3, pages: [1, 2, 3] });
    await quiet.feed();
    expect(await pages()).toEqual(before);
    await grants(person, 46, 58);
    const half = await pages();
    expect(half.map(changes)).toEqual([down(58, 39), down(38, 19), down(18, 1), []]);
    await quiet.feed();
    expect(await pages()).toEqual(half);
  });

  it('shows the cause of each movement: the draw, the operator’s text, signed changes', async () => {
    const person = await shop.person();
    const request = {
      memberId: person.memberId,
      amount: 500,
      memo: 'お詫び',
      actor: 'operator:test',
      commandId: 'sorry',
    };
    await shop.commands.execute(new GrantPoints(request));
    await shop.openBox('history', { pricePoint: 30, prizes: [buildPrize('a', 5, 1)] });
    await quiet.pass(1000);
    const draw = (await person.browser.post('user/pack/buy', { pack_id: 'history', count: 2 })).body.history_id;
    const { list } = await pageOf(person, 'point');
    expect(list).toEqual([
      {
        id: expect.any(String),
        history_id: draw,
        payment_id: '',
        bonusPoint: -60,
        money: 0,
        created: expect.any(String),
        memo: 'ガチャ（パックhistory 2回）',
      },
      {
        id: expect.any(String),
        history_id: '',
        payment_id: '',
        bonusPoint: 500,
        money: 0,
        created: expect.stringMatching(/^2026-.*\+09:00$/),
        memo: 'ショップからの付与（お詫び）',
      },
    ]);
    const english = Object.assign(new Browser(shop, { 'accept-language': 'en' }), { cookie: person.browser.cookie });
    expect((await english.get('user/point/list')).body.list.map((row: { memo: string }) => row.memo)).toEqual([
      'Draw (Pack history × 2)',
      'Given by the shop (お詫び)',
    ]);
  });

  it.each(['0', '-1', '1.5', 'x', '1e2'])('refuses page %s under page', async (page) => {
    expect(await pageOf(await shop.person(), 'point', page)).toMatchObject({
      state: 400,
      errors: { page: [expect.any(String)] },
    });
  });

  it('shows a member their own rows, and refuses visitors', async () => {
    const [one, other] = [await shop.person(11), await shop.person(22)];
    expect(changes(await pageOf(one, 'point'))).toEqual([11]);
    expect(changes(await pageOf(other, 'point'))).toEqual([22]);
    expect((await shop.visitorGet('user/point/list')).status).toBe(401);
    expect((await shop.visitorGet('user/coin/list')).status).toBe(401);
  });
});

describe('GET /user/coin/list', () => {
  it('has the coins, and not the points', async () => {
    const person = await shop.person(1000, 50);
    await shop.openBox('for-coins', { currency: 'coins', pricePoint: 7, prizes: [buildPrize('a', 5, 1)] });
    await quiet.pass(1000);
    await person.browser.post('user/pack/buy', { pack_id: 'for-coins', count: 3 });
    const expected = [
      { bonusCoin: -21, money: 0, created: expect.any(String), memo: 'ガチャ（パックfor-coins 3回）' },
      { bonusCoin: 50, money: 0, created: expect.any(String), memo: 'ショップからの付与' },
    ];
    expect((await pageOf(person, 'coin')).list).toEqual(expected);
    await quiet.feed();
    expect((await pageOf(person, 'coin')).list).toEqual(expected);
    expect(changes(await pageOf(person, 'point'))).toEqual([1000]);
  });
});
