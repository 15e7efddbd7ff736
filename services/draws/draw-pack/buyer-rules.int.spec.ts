import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from '../../../test/support/browser.js';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import { waitUntil } from '../../../test/support/until.js';
import { buildPrize, type WholeShop } from '../../../test/support/whole-shop.js';
import { type BuyerRules, NO_RULES } from '../streams/buyer-rules.js';

const DAY_MS = 24 * 3_600_000;
const PAID_LAST_MONTH = `insert into ranks.paid_months (id, member_id, month, yen) values ($1 || ':' || $2, $1::uuid, $2, $3)`;
const RANK = `insert into ranks.ranks (id, name, name_en, image_url, rank_max_price, rank_coin, created_at)
  values ($1, $2, $3, '', $4, 0, '2026-01-01')`;
const TERMS = `insert into ranks.terms (rank_id, valid_from, rank_max_price, rank_coin, withdrawn)
  values ($1, '2026-01-01', $2, 0, false)`;

let quiet: QuietShop;
let shop: WholeShop;
let packs = 0;

beforeAll(async () => {
  quiet = await QuietShop.open();
  shop = quiet.shop;
});
afterAll(() => quiet.close());

const openPack = async (rules: Partial<BuyerRules>, offer: object = {}): Promise<string> => {
  const packId = `ruled-${packs++}`;
  await shop.openBox(packId, { rules: { ...NO_RULES, ...rules }, prizes: [buildPrize('a', 100, 10)], ...offer });
  return packId;
};
const ask = (browser: Browser, call: 'check' | 'buy', pack_id: string, count: string | number = 1) => {
  // The current pair may have expired while time passed.
  browser.pair = null;
  return browser.post(`user/pack/${call}`, { pack_id, count });
};
const readRefusal = async (browser: Browser, packId: string, count: string | number = 1) => {
  const replies = [await ask(browser, 'check', packId, count), await ask(browser, 'buy', packId, count)];
  expect(replies.map(({ status }) => status)).toEqual([400, 400]);
  expect(replies[0]!.body.errors).toEqual(replies[1]!.body.errors);
  return replies[0]!.body.errors.count[0];
};

describe('a pack sold once a day', () => {
  it('refuses check and buy for the rest of the day in Tokyo, and sells again after midnight', async () => {
    const packId = await openPack({ onceADay: true });
    const { browser } = await shop.person(10_000);
    await quiet.passUntil(new Date('2026-04-03T23:59:00+09:00'));
    expect((await ask(browser, 'buy', packId, 3)).body.result).toBe('1');
    expect(await readRefusal(browser, packId)).toContain('次は2026-04-04 00:00');
    expect(await readRefusal(browser, packId, 'all')).toContain('1日1回');
    await quiet.passUntil(new Date('2026-04-03T23:59:59.999+09:00'));
    await readRefusal(browser, packId);
    await quiet.pass(1);
    expect((await ask(browser, 'check', packId, 2)).body.result).toBe('1');
    expect((await ask(browser, 'buy', packId, 2)).body.result).toBe('1');
    expect(await readRefusal(browser, packId)).toContain('次は2026-04-05 00:00');
  });

  it('sells one of 20 purchases that a member sends at once', async () => {
    const packId = await openPack({ onceADay: true });
    const { browser } = await shop.person(10_000);
    const pairs = await Promise.all(Array.from({ length: 20 }, () => browser.freshPair()));
    const replies = await Promise.all(
      pairs.map((pair) => browser.twin().postWith(pair, 'user/pack/buy', { pack_id: packId, count: '1' })),
    );
    expect(replies.filter(({ body }) => body.result === '1')).toHaveLength(1);
    expect(replies.filter(({ body }) => body.errors?.count[0].includes('1日1回'))).toHaveLength(19);
    expect((await browser.get('user/point')).body.detail.point).toBe(9900);
  });

  it('counts separately for each member and each pack', async () => {
    const [one, other] = [await openPack({ onceADay: true }), await openPack({ onceADay: true })];
    const people = await shop.persons(2, 1000);
    for (const packId of [one, other])
      for (const { browser } of people) expect((await ask(browser, 'buy', packId)).body.result).toBe('1');
  });
});

describe('a pack for newcomers', () => {
  it('sells until the configured number of days after the registration', async () => {
    const packId = await openPack({ newcomerDays: 2 });
    const { browser } = await shop.person(1000);
    await quiet.pass(2 * DAY_MS - 1);
    expect((await ask(browser, 'buy', packId)).body.result).toBe('1');
    await quiet.pass(1);
    expect(await readRefusal(browser, packId)).toContain('会員登録から2日以内');
    expect(await readRefusal(browser, packId, 'all')).toContain('ほかのパック');
  });
});

describe('a pack for a rank', () => {
  it('sells to members of the rank or a higher one in the month in which they hold it', async () => {
    await quiet.passUntil(new Date('2026-05-31T23:59:00+09:00'));
    const ranks = { silver: '00000000-0000-7000-8000-000000000001', gold: '00000000-0000-7000-8000-000000000002' };
    for (const [id, name, yen] of [
      [ranks.silver, 'Silver', 5000],
      [ranks.gold, 'Gold', 20_000],
    ] as const) {
      await shop.pool.query(RANK, [id, name, name, yen]);
      await shop.pool.query(TERMS, [id, yen]);
    }
    const packId = await openPack({ leastRank: { rankId: ranks.silver, name: '銀', nameEn: 'Silver' } });
    const [none, silver, gold] = await shop.persons(3, 1000);
    for (const [person, yen] of [
      [silver, 5000],
      [gold, 20_000],
    ] as const)
      await shop.pool.query(PAID_LAST_MONTH, [person!.memberId, '2026-05', yen]);
    for (const { browser } of [none!, silver!, gold!])
      expect(await readRefusal(browser, packId)).toContain('「銀」以上');
    await quiet.passUntil(new Date('2026-06-01T00:00:00+09:00'));
    // A process caches the ranks for half a second.
    await waitUntil('the new ranks are known', async () => (await ask(gold!.browser, 'check', packId)).status === 200);
    expect(await readRefusal(none!.browser, packId)).toContain('マイページ');
    for (const { browser } of [silver!, gold!]) expect((await ask(browser, 'buy', packId)).body.result).toBe('1');
    await quiet.passUntil(new Date('2026-07-01T00:00:00+09:00'));
    expect(await readRefusal(gold!.browser, packId)).toContain('「銀」以上');
  });
});
