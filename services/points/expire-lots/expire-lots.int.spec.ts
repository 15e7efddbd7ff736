import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import { buildPrize, type Person, type WholeShop } from '../../../test/support/whole-shop.js';
import { GrantPoints, PointBalances } from '../index.js';

const DAY_MS = 24 * 3_600_000;
const YEAR_MS = 365 * DAY_MS;

let quiet: QuietShop;
let shop: WholeShop;
let packs = 0;

beforeAll(async () => {
  quiet = await QuietShop.open();
  shop = quiet.shop;
});
afterAll(() => quiet.close());

/** Puts a pack on sale, at 100 points a card that converts to no points. */
const openPack = async (pricePoint = 100): Promise<string> => {
  const packId = `pack${packs++}`;
  await shop.openBox(packId, { pricePoint, prizes: [buildPrize('a', 1000, 0)] });
  return packId;
};
const sixMonthsLater = (): Date => {
  const later = quiet.now;
  later.setUTCMonth(later.getUTCMonth() + 6);
  return later;
};
const pointsOf = async ({ browser }: Person): Promise<number> => (await browser.get('user/point')).body.detail.point;
const changesOf = async ({ browser }: Person): Promise<number[]> =>
  (await browser.get('user/point/list')).body.list.map((row: { bonusPoint: number }) => row.bonusPoint);
const buy = async ({ browser }: Person, pack_id: string, count: number) =>
  (await browser.postWith(quiet.pairOf(browser), 'user/pack/buy', { pack_id, count })).body;
const lotsOf = async ({ memberId }: Person) =>
  (
    await shop.pool.query(
      'select issued, remaining from points.lots where member_id = $1 order by expires_at, lot_id',
      [memberId],
    )
  ).rows;
const deadlinesOf = async ({ memberId }: Person): Promise<number> =>
  (await shop.pool.query("select count(*) from store.deadlines where owner = $1 and kind = 'lot-expiry'", [memberId]))
    .rows[0].count;

describe('a lot of points', () => {
  it('has no value from its expiry on, to the millisecond, without any job', async () => {
    const person = await shop.person(300);
    const expiry = sixMonthsLater();
    const packId = await openPack();
    await quiet.passUntil(new Date(expiry.getTime() - 1));
    expect(await pointsOf(person)).toBe(300);
    expect((await buy(person, packId, 1)).result).toBe('1');
    await quiet.pass(1);
    expect(await pointsOf(person)).toBe(0);
    expect(await buy(person, packId, 1)).toMatchObject({ result: '0', detail: { before: 0, after: -100 } });
  });

  it.each(['check', 'buy'])('cannot be spent at its expiry, when the first request is %s', async (call) => {
    const person = await shop.person(300);
    const expiry = sixMonthsLater();
    const packId = await openPack();
    await quiet.passUntil(expiry);
    const { browser } = person;
    const { body } = await browser.postWith(quiet.pairOf(browser), `user/pack/${call}`, { pack_id: packId, count: 1 });
    expect(body).toMatchObject({ result: '0', detail: { before: 0 } });
  });

  it('has no value at its expiry for callers other than the member’s requests', async () => {
    const person = await shop.person(300);
    const expiry = sixMonthsLater();
    const loadBalance = () => shop.app.get(PointBalances).of(person.memberId);
    const grantOnePoint = (commandId: string) =>
      shop.commands.execute(
        new GrantPoints({ memberId: person.memberId, amount: 1, memo: '', actor: 'operator:test', commandId }),
      );
    await quiet.passUntil(new Date(expiry.getTime() - 1));
    expect([await loadBalance(), await grantOnePoint('before')]).toEqual([{ points: 300, coins: 0 }, { balance: 301 }]);
    await quiet.pass(1);
    expect([await loadBalance(), await grantOnePoint('at')]).toEqual([{ points: 1, coins: 0 }, { balance: 2 }]);
  });

  it('appears in the history as expired from its expiry on, at the first query', async () => {
    const person = await shop.person(300);
    const expiry = sixMonthsLater();
    await quiet.passUntil(new Date(expiry.getTime() + 3 * DAY_MS));
    const { list } = (await person.browser.get('user/point/list')).body;
    expect(list[0]).toMatchObject({ bonusPoint: -300, money: 0, history_id: '', memo: '有効期限切れ' });
    expect(new Date(list[0].created)).toEqual(expiry);
  });

  it('moves only unspent points to the house', async () => {
    const person = await shop.person(300);
    const expiry = sixMonthsLater();
    await buy(person, await openPack(), 2);
    await quiet.passUntil(expiry);
    await quiet.sweep();
    expect(await changesOf(person)).toEqual([-100, -200, 300]);
    const { rows } = await shop.pool.query(
      "select data->'lines' as lines, actor, effective_at from store.events where partition_key = $1 and type = 'PointsExpired'",
      [person.memberId],
    );
    expect(rows).toEqual([
      {
        actor: 'clock',
        effective_at: expiry,
        lines: [
          { account: `member:${person.memberId}:free`, lot: expect.any(String), amount: -100 },
          { account: 'breakage', lot: null, amount: 100 },
        ],
      },
    ]);
    expect(await lotsOf(person)).toEqual([{ issued: 300, remaining: 0 }]);
  });

  it('leaves no deadline when it is spent completely, and does not expire', async () => {
    const person = await shop.person(300);
    expect(await deadlinesOf(person)).toBe(1);
    await buy(person, await openPack(), 3);
    expect(await deadlinesOf(person)).toBe(0);
    await quiet.pass(YEAR_MS);
    expect(await changesOf(person)).toEqual([-300, 300]);
  });

  it('expires once for two sweeps and many requests at once', async () => {
    const people = await shop.persons(4, 300);
    await quiet.passUntil(sixMonthsLater());
    const looks = people.flatMap(({ browser }) => Array.from({ length: 5 }, () => browser.twin().get('user/point')));
    const [replies] = await Promise.all([Promise.all(looks), quiet.sweep(), quiet.sweep()]);
    for (const reply of replies) expect(reply.body.detail.point).toBe(0);
    for (const person of people) expect(await changesOf(person)).toEqual([-300, 300]);
  });
});

describe('several lots', () => {
  it('pay draws in the order of expiry, without expired ones', async () => {
    const person = await shop.person(100);
    const first = sixMonthsLater();
    await quiet.pass(DAY_MS);
    await shop.grant(person.memberId, 50);
    const packId = await openPack(30);
    await buy(person, packId, 1);
    expect(await lotsOf(person)).toEqual([
      { issued: 100, remaining: 70 },
      { issued: 50, remaining: 50 },
    ]);
    await quiet.passUntil(first);
    expect(await buy(person, packId, 1)).toMatchObject({ result: '1' });
    expect(await lotsOf(person)).toEqual([
      { issued: 100, remaining: 0 },
      { issued: 50, remaining: 20 },
    ]);
    expect(await pointsOf(person)).toBe(20);
    expect(await changesOf(person)).toEqual([-30, -70, -30, 50, 100]);
  });

  it('never become negative when one expires during draws, and no point is lost', async () => {
    for (let round = 0; round < 5; round++) {
      const person = await shop.person(400);
      const expiry = sixMonthsLater();
      await quiet.pass(1000);
      await shop.grant(person.memberId, 300);
      const packId = await openPack();
      await quiet.passUntil(new Date(expiry.getTime() - 1));
      const buying = Array.from({ length: 8 }, () => buy({ ...person, browser: person.browser.twin() }, packId, 1));
      shop.clock.advance(1);
      const [replies] = await Promise.all([Promise.all(buying), quiet.sweep()]);
      const bought = replies.filter((body) => body.result === '1').length;
      expect(bought).toBeGreaterThanOrEqual(3);
      const changes = await changesOf(person);
      expect(changes.reduce((sum, change) => sum + change, 0)).toBe(await pointsOf(person));
      expect(changes.filter((change) => change === -100)).toHaveLength(bought);
      const [old, young] = await lotsOf(person);
      expect(old).toEqual({ issued: 400, remaining: 0 });
      expect(young.remaining).toBe(await pointsOf(person));
    }
  });

  it('pay in order beyond those loaded at first, and all expire in time', async () => {
    const person = await shop.person();
    for (let i = 0; i < 100; i++) {
      await quiet.pass(1000);
      await shop.grant(person.memberId, 10 + (i % 3));
    }
    const last = sixMonthsLater();
    expect(await deadlinesOf(person)).toBe(100);
    const amounts = (await lotsOf(person)).map((lot) => lot.issued);
    expect(amounts).toEqual(Array.from({ length: 100 }, (_, i) => 10 + (i % 3)));
    // The 60 lots sum to 660 points; 5 come from the 61st.
    await buy(person, await openPack(665), 1);
    const left = await lotsOf(person);
    expect(left.slice(0, 60).every((lot) => lot.remaining === 0)).toBe(true);
    expect(left[60]).toEqual({ issued: 10, remaining: 5 });
    expect(left.slice(61).every((lot) => lot.remaining === lot.issued)).toBe(true);
    expect(await deadlinesOf(person)).toBe(40);
    expect(await pointsOf(person)).toBe(1099 - 665);
    await quiet.passUntil(new Date(last.getTime() - 1));
    expect(await pointsOf(person)).toBe(10);
    await quiet.pass(1);
    await quiet.sweep();
    expect(await pointsOf(person)).toBe(0);
    expect(await deadlinesOf(person)).toBe(0);
    expect((await lotsOf(person)).every((lot) => lot.remaining === 0)).toBe(true);
  });
});

describe('coins', () => {
  it('never expire', async () => {
    const person = await shop.person(5, 70);
    await quiet.pass(10 * YEAR_MS);
    await quiet.sweep();
    expect((await person.browser.get('user/point')).body.detail).toMatchObject({ point: 0, coin: 70 });
  });
});
