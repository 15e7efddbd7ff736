import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WholeShop } from '../../../test/support/whole-shop.js';

let shop: WholeShop;

beforeAll(async () => {
  shop = await WholeShop.open();
  shop.clock.set(new Date('2026-04-01T12:00:00+09:00'));
});
afterAll(() => shop?.close());

describe('points that expire', () => {
  it('appear by day in Tokyo, the soonest first, without spent or expired ones, to the member only', async () => {
    const { memberId, browser } = await shop.person(300);
    const other = await shop.person(50);
    await shop.grant(memberId, 200);
    shop.clock.advance(16 * 86_400_000);
    await shop.grant(memberId, 70);
    await shop.pool.query("update http.sessions set expires_at = 'infinity'");
    const days = async () => (await browser.get('user/point/expiring')).body.list;
    expect(await days()).toEqual([
      { day: '2026-10-01', point: 500 },
      { day: '2026-10-17', point: 70 },
    ]);
    shop.clock.set(new Date('2026-10-01T12:00:10+09:00'));
    expect(await days()).toEqual([{ day: '2026-10-17', point: 70 }]);
    expect((await other.browser.get('user/point/expiring')).body).toEqual({ state: 200, list: [] });
    expect((await shop.visitorGet('user/point/expiring')).status).toBe(401);
  });
});
