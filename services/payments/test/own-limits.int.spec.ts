import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signInAs } from '../../../test/support/console.js';
import type { Person } from '../../../test/support/whole-shop.js';
import { buildPrize } from '../../../test/support/whole-shop.js';
import { addMonths, DAY_MS, startOfTokyoMonth, toTokyoDate, toTokyoMonth } from '../../kernel/time.js';
import { FIELDS, PaymentHarness } from './payment-harness.fixture.js';

let harness: PaymentHarness;
let boxes = 0;

beforeAll(async () => {
  harness = await PaymentHarness.open();
});
afterAll(() => harness?.close());

const set = ({ browser }: Person, monthly_yen: number, pause_days = 0) =>
  browser.post('user/limits', { monthly_yen, pause_days });
const read = async ({ browser }: Person) => (await browser.get('user/limits')).body.detail;
const limitErrorOf = (body: { errors?: { limit?: string[] } }) => body.errors?.limit?.[0];
const draw = async ({ browser }: Person) => {
  boxes += 1;
  const packId = `own-limits-${boxes}`;
  await harness.shop.openBox(packId, { prizes: [buildPrize('p', 100, 10)] });
  return browser.post('user/pack/buy', { pack_id: packId, count: '1', client_seed: 'a'.repeat(32) });
};
/** Moves the clock, and keeps the member logged in. */
const later = async ({ memberId, browser }: Person, ms: number) => {
  const text = "update http.sessions set expires_at = expires_at + interval '90 days' where member_id = $1";
  await harness.shop.pool.query(text, [memberId]);
  harness.shop.clock.advance(ms);
  await browser.get('user/point');
};

describe('a member’s own limit', () => {
  it('starts as none, and is shown with the spent amount', async () => {
    const member = await harness.shop.person();
    expect(await read(member)).toEqual({
      ...{ monthly_yen: 0, next_monthly_yen: null, next_from: null, spent_this_month: 0, open_this_month: 0 },
      paid_this_month: 0,
      ...{ age_monthly_yen: 0, birthday_needed: '0', paused_until: null },
    });
    await harness.buy(member, FIELDS.transfer);
    expect(await read(member)).toMatchObject({ paid_this_month: 0, spent_this_month: 3000, open_this_month: 3000 });
    const payment = await harness.paymentOf(member);
    const received = { yen: 3000, received_at: harness.shop.clock.now().toISOString(), reason: 'seen' };
    expect((await harness.owner.post(`payments/${payment.id}/confirm-deposit`, received)).status).toBe(200);
    expect(await read(member)).toMatchObject({ paid_this_month: 3000, spent_this_month: 3000, open_this_month: 0 });
  });

  it('rejects a purchase beyond it, counts open slips, and names the rest', async () => {
    const member = await harness.shop.person();
    expect((await set(member, 5000)).body).toMatchObject({ state: 200, detail: { monthly_yen: 5000 } });
    expect((await harness.buy(member, FIELDS.transfer)).body.result).toBe('1');
    const { status, body } = await harness.buy(member, FIELDS.transfer);
    expect([status, limitErrorOf(body)]).toEqual([400, expect.stringContaining('残りは2,000円')]);
    const { list } = (await member.browser.get('user/payment/list')).body;
    expect(list).toHaveLength(1);
    await member.browser.post('user/payment/cancel', { payment_id: list[0].id });
    expect((await harness.buy(member, FIELDS.transfer)).body.result).toBe('1');
  });

  it('holds for any number of concurrent slips', async () => {
    const member = await harness.shop.person();
    await set(member, 6500);
    const pairs = await Promise.all(Array.from({ length: 5 }, () => member.browser.freshPair()));
    const payload = { point_price_id: harness.course, ...FIELDS.transfer };
    const buying = pairs.map((pair) => member.browser.postWith(pair, 'user/point/buy', payload));
    const responses = await Promise.all(buying);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 400, 400, 400]);
    expect(await read(member)).toMatchObject({ spent_this_month: 6000 });
  });

  it('applies before or after a concurrent purchase if it is lowered', async () => {
    for (let round = 0; round < 5; round++) {
      const member = await harness.shop.person();
      const pair = await member.browser.freshPair();
      await member.browser.freshPair();
      const lowered = { monthly_yen: 1000, pause_days: 0 };
      const [bought] = await Promise.all([
        harness.buy(member, FIELDS.transfer),
        member.browser.postWith(pair, 'user/limits', lowered),
      ]);
      expect(await read(member)).toMatchObject({ spent_this_month: bought.status === 200 ? 3000 : 0 });
      expect((await harness.buy(member, FIELDS.transfer)).status).toBe(400);
    }
  });

  it('counts a month from its first moment in Tokyo', async () => {
    const member = await harness.shop.person();
    const buy = async () => {
      await harness.buy(member, FIELDS.transfer);
      const received = { yen: 3000, received_at: harness.shop.clock.now().toISOString(), reason: 'seen' };
      const { list } = (await member.browser.get('user/payment/list')).body;
      const owner = await signInAs(harness.shop, 'owner');
      expect((await owner.post(`payments/${list[0].id}/confirm-deposit`, received)).status).toBe(200);
    };
    const now = harness.shop.clock.now();
    const begin = startOfTokyoMonth(addMonths(toTokyoMonth(now), 1));
    await later(member, begin.getTime() - 60_000 - now.getTime());
    await buy();
    expect(await read(member)).toMatchObject({ spent_this_month: 3000 });
    await later(member, 2 * 60_000);
    expect(await read(member)).toMatchObject({ spent_this_month: 0 });
    await buy();
    expect(await read(member)).toMatchObject({ spent_this_month: 3000 });
  });

  it('rises after 24 hours, and not before', async () => {
    const member = await harness.shop.person();
    await set(member, 1000);
    const { body } = await set(member, 0);
    expect(body.detail).toMatchObject({ monthly_yen: 1000, next_monthly_yen: 0 });
    const wait = new Date(body.detail.next_from).getTime() - harness.shop.clock.now().getTime();
    expect(wait).toBeGreaterThan(DAY_MS - 60_000);
    expect((await harness.buy(member, FIELDS.transfer)).status).toBe(400);
    await later(member, wait);
    expect(await read(member)).toMatchObject({ monthly_yen: 0, next_monthly_yen: null, next_from: null });
    expect((await harness.buy(member, FIELDS.transfer)).status).toBe(200);
  });

  it.each([
    [{ monthly_yen: -1, pause_days: 0 }, 'monthly_yen'],
    [{ monthly_yen: 1.5, pause_days: 0 }, 'monthly_yen'],
    [{ monthly_yen: 10_000_001, pause_days: 0 }, 'monthly_yen'],
    [{ monthly_yen: '1000円', pause_days: 0 }, 'monthly_yen'],
    [{ monthly_yen: 1000, pause_days: 2 }, 'pause_days'],
    [{ monthly_yen: 1000, pause_days: -7 }, 'pause_days'],
    [{ monthly_yen: 1000 }, 'pause_days'],
  ])('stays if %j is rejected', async (payload, field) => {
    const member = await harness.shop.person();
    const { status, body } = await member.browser.post('user/limits', payload);
    expect([status, body.errors[field]]).toEqual([400, [expect.any(String)]]);
    expect(await read(member)).toMatchObject({ monthly_yen: 0, paused_until: null });
  });

  it('requires a member', async () => {
    expect((await harness.shop.visitorGet('user/limits')).status).toBe(401);
  });
});

describe('a member’s pause', () => {
  it('stops draws and purchases at once, but not decisions on drawn cards', async () => {
    const member = await harness.shop.person(1000);
    const { body: drawn } = await draw(member);
    expect(drawn.result).toBe('1');
    const { body } = await set(member, 0, 7);
    expect(new Date(body.detail.paused_until).getTime()).toBeGreaterThan(harness.shop.clock.now().getTime());
    const refused = await draw(member);
    expect([refused.status, refused.body.errors.count[0]]).toEqual([400, expect.stringContaining('お休み')]);
    const bought = await harness.buy(member, FIELDS.transfer);
    expect([bought.status, limitErrorOf(bought.body)]).toEqual([400, expect.stringContaining('からご購入')]);
    const cards = drawn.cards.map(({ history_id }: { history_id: string }) => history_id);
    const decided = await member.browser.post('user/pack/decision', { send_card: [], reduction_card: cards });
    expect(decided.body).toMatchObject({ state: 200, result: '1' });
  });

  it('cannot be shortened, and a rejected request changes no limit', async () => {
    const member = await harness.shop.person();
    await set(member, 0, 30);
    const { status, body } = await set(member, 1000, 1);
    expect([status, body.errors.pause_days]).toEqual([400, [expect.stringContaining('短くできません')]]);
    expect(await read(member)).toMatchObject({ monthly_yen: 0 });
    expect((await set(member, 1000)).body.detail).toMatchObject({
      monthly_yen: 1000,
      paused_until: expect.any(String),
    });
  });

  it('applies before or after a concurrent draw', async () => {
    for (let round = 0; round < 5; round++) {
      const member = await harness.shop.person(200);
      const pair = await member.browser.freshPair();
      await member.browser.freshPair();
      const pause = { monthly_yen: 0, pause_days: 1 };
      const [drawn, paused] = await Promise.all([draw(member), member.browser.postWith(pair, 'user/limits', pause)]);
      expect(paused.status).toBe(200);
      expect([200, 400]).toContain(drawn.status);
      const { point } = (await member.browser.get('user/point')).body.detail;
      expect(point).toBe(drawn.status === 200 ? 100 : 200);
      expect((await draw(member)).status).toBe(400);
    }
  });

  it('ends by itself, to the millisecond', async () => {
    const member = await harness.shop.person(200);
    const { body } = await set(member, 0, 1);
    const until = new Date(body.detail.paused_until);
    await later(member, until.getTime() - harness.shop.clock.now().getTime());
    expect((await draw(member)).body.result).toBe('1');
    expect(await read(member)).toMatchObject({ paused_until: null });
  });
});

describe('a member’s age', () => {
  const order = async (path: string, body: object) =>
    expect((await (await signInAs(harness.shop, 'owner')).post(path, { reason: 'x', ...body })).status).toBe(200);
  const asks = (value: boolean) => order('settings/ask-birthday/change', { value });
  const enterBirthday = ({ browser }: Person, birthday: unknown) => browser.post('user/birthday', { birthday });
  const yearsAgo = (years: number): string => {
    const today = toTokyoDate(harness.shop.clock.now());
    return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  };

  it('must be entered before the first purchase if the shop requires it, and caps the monthly amount', async () => {
    const member = await harness.shop.person();
    await asks(true);
    expect(await read(member)).toMatchObject({ birthday_needed: '1', age_monthly_yen: 0 });
    const { status, body } = await harness.buy(member, FIELDS.transfer);
    expect([status, limitErrorOf(body)]).toEqual([400, expect.stringContaining('生年月日をご登録ください')]);
    expect((await enterBirthday(member, yearsAgo(15))).body).toMatchObject({ state: 200 });
    expect(await read(member)).toMatchObject({ birthday_needed: '0', age_monthly_yen: 5000 });
    expect((await harness.buy(member, FIELDS.transfer)).body.result).toBe('1');
    const over = await harness.buy(member, FIELDS.transfer);
    expect([over.status, limitErrorOf(over.body)]).toEqual([400, expect.stringContaining('残りは2,000円')]);
    const fixed = await enterBirthday(member, yearsAgo(20));
    expect([fixed.status, fixed.body.errors.birthday]).toEqual([400, [expect.stringContaining('お問い合わせ')]]);
    await asks(false);
    expect((await harness.buy(member, FIELDS.transfer)).status).toBe(400);
    await order(`members/${member.memberId}/release-birthday`, {});
    expect((await harness.buy(member, FIELDS.transfer)).body.result).toBe('1');
    expect((await enterBirthday(member, yearsAgo(20))).status).toBe(200);
    expect(await read(member)).toMatchObject({ age_monthly_yen: 0 });
  });

  it.each([['2001-02-29'], ['31.1.2001'], [''], [20010131], [null], ['9999-01-01']])('rejects %p', async (birthday) => {
    const { status, body } = await enterBirthday(await harness.shop.person(), birthday);
    expect([status, body.errors.birthday]).toEqual([400, [expect.any(String)]]);
  });
});
