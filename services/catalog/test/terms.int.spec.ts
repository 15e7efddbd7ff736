import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Console, runWithApproval, signInAs } from '../../../test/support/console.js';
import { WholeShop } from '../../../test/support/whole-shop.js';
import { DEMO_CARD_TYPES, DEMO_CARDS } from '../demo/demo-cards.js';
import { CatalogContent } from '../rows/catalog-content.rows.js';

const PRIZE = { card_id: 'sb-001', rank: 1, rank_name: 'S賞', rank_name_en: 'S Prize', quantity: 50, buy_point: 10 };
const DRAFT = {
  name: '条件つき',
  name_en: 'Ruled',
  card_type: 1,
  payment_method: '1',
  price_point: 100,
  prizes: [PRIZE],
};
const GOLD = {
  reason: 'test',
  name: 'ゴールド',
  name_en: 'Gold',
  rank_max_price: 20_000,
  rank_coin: 100,
  image_url: '',
};
const PUBLISH = { reason: 'test', accept_loss: true };

let shop: WholeShop;
let owner: Console;
let rankId: string;

beforeAll(async () => {
  shop = await WholeShop.open();
  owner = await signInAs(shop, 'owner');
  const content = shop.app.get(CatalogContent);
  for (const type of DEMO_CARD_TYPES) await content.saveCardType(type);
  for (const card of DEMO_CARDS) await content.saveCard(card);
  rankId = (await owner.post('ranks', GOLD)).body.id;
});
afterAll(() => shop.close());

/** Publishes a pack that loses money, with two operators. */
const publish = (id: string) => runWithApproval(shop, () => owner.post(`packs/${id}/publish`, PUBLISH));

const fieldsOf = ({ once_a_day, newcomer_days, least_rank }: Record<string, unknown>) => ({
  once_a_day,
  newcomer_days,
  least_rank,
});

describe('a pack with prizes outside of its box', () => {
  const extra_prizes = [
    { card_id: 'sb-002', rule: 'last', draws: [], no_reduction: '1', set_count: 1 },
    { card_id: 'sb-003', rule: 'at', draws: [1, 50], buy_point: 7, set_count: 2 },
  ];

  it('drafts a pack with extra prizes, counts them, and shows how many are left', async () => {
    const { body } = await owner.post('packs', { ...DRAFT, extra_prizes });
    expect(body.extra_prizes).toMatchObject([
      { id: `${body.id}-x1`, card_id: 'sb-002', rule: 'last', buy_point: 30_000, no_reduction: '1' },
      { id: `${body.id}-x2`, card_id: 'sb-003', rule: 'at', draws: [1, 50], buy_point: 7, no_reduction: '0' },
    ]);
    expect(body.arithmetic).toMatchObject({ tickets: 50, payout: 50 * 10 + 2 * 7, shipOnlyCost: 21_000 });
    expect((await publish(body.id)).status).toBe(200);
    const { browser } = await shop.person(10_000);
    const shown = async () =>
      (await browser.get(`user/pack/detail/${body.id}`)).body.detail.extra_prizes.map(
        ({ label, left, next }: Record<string, unknown>) => `${label} ${left} ${next}`,
      );
    expect(await shown()).toEqual(['ラストワン賞 1 50', 'キリ番賞（1・50回目） 2 1']);
    const { cards } = (await browser.post('user/pack/buy', { pack_id: body.id, count: '1' })).body;
    expect(cards[1]).toMatchObject({ name: '双月の白鹿ユエ', num: 2, extra: 'キリ番賞（1・50回目）' });
    expect(await shown()).toEqual(['ラストワン賞 1 50', 'キリ番賞（1・50回目） 1 50']);
    await browser.post('user/pack/buy', { pack_id: body.id, count: 'all' });
    expect(await shown()).toEqual(['ラストワン賞 0 0', 'キリ番賞（1・50回目） 0 0']);
  });

  it('refuses an extra prize for a draw outside of the box, or of a missing card', async () => {
    const beyond = [{ card_id: 'sb-003', rule: 'at', draws: [51] }];
    const { body } = await owner.post('packs', { ...DRAFT, extra_prizes: beyond });
    const refused = await publish(body.id);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['extra_prizes']]);
    const unknown = await owner.post('packs', { ...DRAFT, extra_prizes: [{ card_id: 'none', rule: 'last' }] });
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([400, ['prizes']]);
  });
});

describe('a pack with rules about its buyers', () => {
  it('drafts a pack with rules, shows them in the reader’s language, and enforces them', async () => {
    const rules = { once_a_day: '1', newcomer_days: 7, least_rank: rankId };
    const { body } = await owner.post('packs', { ...DRAFT, ...rules });
    expect(fieldsOf(body)).toEqual(rules);
    expect((await publish(body.id)).status).toBe(200);
    expect(fieldsOf((await owner.get(`packs/${body.id}`)).body)).toEqual(rules);
    const { browser } = await shop.person(1000);
    expect((await browser.get(`user/pack/detail/${body.id}`)).body.detail.conditions).toEqual([
      '登録から7日以内の方限定',
      'ゴールド以上の方限定',
      '購入は1日1回まで',
    ]);
    const english = await shop.app.inject({
      url: `/api/user/pack/detail/${body.id}`,
      headers: { 'accept-language': 'en' },
    });
    expect(english.json().detail.conditions[1]).toBe('Gold rank or above');
    const refused = await browser.post('user/pack/buy', { pack_id: body.id, count: '1' });
    expect(refused.body.errors.count[0]).toContain('「ゴールド」以上');
  });

  it('has no rules if a draft or a revision leaves them out', async () => {
    const { body } = await owner.post('packs', { ...DRAFT, once_a_day: '1', newcomer_days: 3 });
    const revised = await owner.put(`packs/${body.id}`, { ...DRAFT, version: body.version });
    expect(fieldsOf(revised.body)).toEqual({ once_a_day: '0', newcomer_days: 0, least_rank: null });
  });

  it.each([
    [{ least_rank: '00000000-0000-7000-8000-00000000ffff' }, 'least_rank'],
    [{ least_rank: 'gold' }, 'least_rank'],
    [{ once_a_day: 'yes' }, 'once_a_day'],
    [{ newcomer_days: -1 }, 'newcomer_days'],
    [{ newcomer_days: 366 }, 'newcomer_days'],
  ])('refuses %j under its field, and drafts nothing', async (change, field) => {
    const count = async () => (await shop.pool.query('select count(*) as packs from catalog.packs')).rows[0].packs;
    const before = await count();
    const { status, body } = await owner.post('packs', { ...DRAFT, ...change });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
    expect(await count()).toBe(before);
  });

  it('keeps its rules once it is published', async () => {
    const { body } = await owner.post('packs', { ...DRAFT, once_a_day: '1' });
    await publish(body.id);
    const change = shop.pool.query('update catalog.packs set once_a_day = false where pack_id = $1', [body.id]);
    await expect(change).rejects.toThrow('its terms are fixed');
  });
});
