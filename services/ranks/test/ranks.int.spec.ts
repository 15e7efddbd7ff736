import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Console, signInAs } from '../../../test/support/console.js';
import { type Person, WholeShop } from '../../../test/support/whole-shop.js';
import { newId } from '../../kernel/ids.js';
import { loadDemoRanks } from '../index.js';

let shop: WholeShop;
let owner: Console;

beforeAll(async () => {
  shop = await WholeShop.open({ poolSize: 20 });
  await loadDemoRanks(shop.store);
});
beforeEach(async () => {
  owner = await signInAs(shop, 'owner');
});
afterAll(() => shop?.close());

/** Sets the clock to a time in Tokyo and keeps everybody logged in. */
const goTo = async (moment: Date): Promise<void> => {
  await shop.pool.query("update http.sessions set expires_at = $1::timestamptz + interval '90 days'", [moment]);
  shop.clock.advance(moment.getTime() - shop.clock.now().getTime());
};
const month = (offset = 0): string => {
  const now = new Date(shop.clock.now().getTime() + 9 * 3_600_000);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1)).toISOString().slice(0, 7);
};
const turn = (offset = 1): Date => new Date(`${month(offset)}-01T00:00:00+09:00`);

/** Appends a payment's event for the feed and the overlay. */
const fact = async ({ memberId }: Person, type: string, yen: number, fields: object = {}): Promise<void> => {
  const paymentId = newId(shop.clock.now());
  const data = { paymentId, memberId, yen, ...fields };
  const context = { commandId: paymentId, actor: 'test' };
  await shop.store.transact([], async (tx) => {
    const append = { streamId: `payment-${paymentId}`, expectedVersion: 0, partitionKey: memberId };
    tx.append(context, { ...append, events: [{ type, data }] });
  });
};
const pay = (member: Person, yen: number) => fact(member, 'PaymentConfirmed', yen, { creditedTo: 'wallet' });
const detail = async ({ browser }: Person) => (await browser.get('user/detail')).body.detail;
const header = async ({ browser }: Person) => (await browser.get('user/point')).body.detail;
const keep = async (member: Person, coin = 50, next_month_rank = month(1)) => {
  const pair = await member.browser.freshPair();
  return member.browser.postWith(pair, 'user/buy_rank', { coin, next_month_rank });
};
/** Registers a member with rank silver this month. */
const silver = async (coins = 100): Promise<Person> => {
  const member = await shop.person(0, coins);
  await pay(member, 5000);
  await goTo(turn());
  return member;
};

describe('the rank of a member', () => {
  it('follows from last month’s payments from the first millisecond, in the header and on the page', async () => {
    const member = await shop.person();
    expect(await header(member)).toMatchObject({ rank: 'ブロンズ', rank_icon: '/images/ranks/bronze.svg' });
    await pay(member, 4000);
    await pay(member, 1500);
    await fact(member, 'RefundConfirmed', 300);
    expect(await detail(member)).toMatchObject({
      ...{ rank_name: 'ブロンズ', rank_max_price: 5000, rank_current_price: 5200, rank_coin: 0 },
      ...{ is_rank_maintained: 1, next_month_name: 'シルバー', next_month: month(1) },
    });
    await goTo(new Date(turn().getTime() - 10_000));
    expect((await header(member)).rank).toBe('ブロンズ');
    await goTo(turn());
    expect((await header(member)).rank).toBe('シルバー');
    expect(await detail(member)).toMatchObject({
      ...{ rank_name: 'シルバー', rank_max_price: 20_000, rank_current_price: 0, rank_coin: 50 },
      ...{ is_rank_maintained: 0, next_month_name: 'ブロンズ' },
    });
    const english = await member.browser.get('user/point', { 'accept-language': 'en' });
    expect(english.body.detail.rank).toBe('Silver');
  });

  it('excludes disputed money until the dispute is won, and money that gave no points', async () => {
    const member = await shop.person();
    await pay(member, 6000);
    await fact(member, 'PaymentConfirmed', 9000, { creditedTo: 'suspense' });
    await fact(member, 'ChargebackOpened', 6000);
    expect(await detail(member)).toMatchObject({ rank_current_price: 0, next_month_name: 'ブロンズ' });
    await fact(member, 'ChargebackWon', 6000);
    expect(await detail(member)).toMatchObject({ rank_current_price: 6000, next_month_name: 'シルバー' });
  });

  it('does not change for a past month when money is refunded later', async () => {
    const member = await silver();
    await fact(member, 'RefundConfirmed', 5000);
    expect(await detail(member)).toMatchObject({ rank_name: 'シルバー', rank_current_price: 0 });
    await pay(member, 6000);
    expect(await detail(member)).toMatchObject({ rank_current_price: 1000, next_month_name: 'ブロンズ' });
  });

  it('does not exist for an unknown member', async () => {
    expect((await shop.visitorGet('user/point')).body.detail).toMatchObject({ rank: '', rank_icon: '' });
  });
});

describe('keeping a rank', () => {
  it('takes the coins once, for the next month, and appears in the history of coins', async () => {
    const member = await silver();
    const next = month(1);
    const pair = await member.browser.freshPair();
    const request = { coin: 50, next_month_rank: next };
    const twice = await Promise.all([1, 2].map(() => member.browser.postWith(pair, 'user/buy_rank', request)));
    expect(twice.map(({ body }) => body.result)).toEqual(['1', '1']);
    expect(await detail(member)).toMatchObject({ is_rank_maintained: 1, next_month_name: 'シルバー' });
    expect((await header(member)).coin).toBe(50);
    const { list } = (await member.browser.get('user/coin/list')).body;
    expect(list[0]).toMatchObject({ bonusCoin: -50, memo: `ランク維持（${next}）` });
    await goTo(turn());
    expect(await detail(member)).toMatchObject({ rank_name: 'シルバー', is_rank_maintained: 0 });
    await goTo(turn());
    expect((await header(member)).rank).toBe('ブロンズ');
  });

  it('refuses too few coins and takes nothing', async () => {
    const member = await silver(49);
    expect((await keep(member)).body).toMatchObject({ state: 200, result: '0' });
    expect((await header(member)).coin).toBe(49);
  });

  it.each([
    [49, undefined, '再読み込み'],
    [50, '2020-01', '再読み込み'],
    [50, 'ゴールド', '再読み込み'],
  ])('refuses %p coins and %p', async (coin, rank, words) => {
    const member = await silver();
    const { status, body } = await keep(member, coin, rank ?? month(1));
    expect([status, body.errors.count[0]]).toEqual([400, expect.stringContaining(words)]);
    expect((await header(member)).coin).toBe(100);
  });

  it.each([{ coin: 50 }, { coin: -1, next_month_rank: 'x' }, { coin: 1.5, next_month_rank: 'x' }, {}])(
    'refuses %j',
    async (payload) => {
      const { browser } = await shop.person(0, 100);
      const { status, body } = await browser.post('user/buy_rank', payload);
      expect([status, Object.keys(body.errors).length > 0]).toEqual([400, true]);
    },
  );

  it('happens once for many requests at once', async () => {
    const member = await silver(500);
    const responses = await Promise.all(Array.from({ length: 5 }, () => keep(member)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await header(member)).coin).toBe(450);
  });

  it('keeps the intended month or refuses at midnight, and never takes coins for nothing', async () => {
    for (const before of [3, 8, 15, 25, 40]) {
      const member = await silver(500);
      const next = month(1);
      const midnight = turn();
      await goTo(new Date(midnight.getTime() - before));
      const responses = await Promise.all(Array.from({ length: 4 }, () => keep(member, 50, next)));
      const done = responses.filter(({ status }) => status === 200);
      for (const { body } of done) expect(body.result).toBe('1');
      expect(done.length).toBeLessThanOrEqual(1);
      if (shop.clock.now() < midnight) await goTo(midnight);
      expect((await header(member)).rank).toBe(done.length === 1 ? 'シルバー' : 'ブロンズ');
      expect((await header(member)).coin).toBe(500 - 50 * done.length);
    }
  });
});

describe('ranks that an operator edits', () => {
  it('have new terms from the next month on, with an audit entry for each edit', async () => {
    const member = await silver();
    owner = await signInAs(shop, 'owner');
    const { body: ranks } = await owner.get('ranks');
    expect(ranks.map(({ name }: { name: string }) => name)).toEqual([
      ...['ブロンズ', 'シルバー', 'ゴールド', 'プラチナ', 'ダイヤモンド'],
    ]);
    const [, known, gold] = ranks;
    const { id, withdrawn_at: _, created: __, ...draft } = known;
    expect((await owner.put(`ranks/${id}`, { ...draft, rank_max_price: 6000, reason: 'x' })).status).toBe(200);
    expect(await detail(member)).toMatchObject({ rank_name: 'シルバー' });
    await pay(member, 5500);
    expect(await detail(member)).toMatchObject({ next_month_name: 'ブロンズ', is_rank_maintained: 0 });
    const taken = await owner.put(`ranks/${id}`, {
      ...draft,
      version: 2,
      rank_max_price: gold.rank_max_price,
      reason: 'x',
    });
    expect([taken.status, taken.body.errors.rank_max_price]).toEqual([400, [expect.any(String)]]);
    await owner.put(`ranks/${id}`, { ...draft, version: 2, reason: 'back' });
    const filter = encodeURIComponent(JSON.stringify({ subject: `ranks/${id}` }));
    const { body: entries } = await owner.get(`audit-trail?filter=${filter}&sort=["id","ASC"]`);
    expect(entries[0]).toMatchObject({ subject_name: 'シルバー', changes: { rank_max_price: [5000, 6000] } });
  });

  it('can be edited by owners only, with the URL of a picture as icon', async () => {
    const finance = await signInAs(shop, 'finance');
    const draft = { name: '特別', rank_max_price: 300_000, rank_coin: 900 };
    expect((await finance.post('ranks', draft)).status).toBe(403);
    expect((await finance.get('ranks')).status).toBe(200);
    for (const image_url of ['javascript:alert(1)', '//evil.example', 'icon.svg'])
      expect((await owner.post('ranks', { ...draft, image_url })).body.errors.image_url).toHaveLength(1);
  });
});
