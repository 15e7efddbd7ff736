import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Person } from '../../../test/support/whole-shop.js';
import type { CountingHouse } from '../audit.fixture.js';
import { twoDays } from '../two-days.fixture.js';

let house: CountingHouse;
let hanako: Person;

beforeAll(async () => {
  ({ house, hanako } = await twoDays());
});
afterAll(() => house?.close());

/** What the lots say that the shop sells on. */
const fromTheLots = async () => {
  const { rows } = await house.shop.pool.query(
    `select to_char(expires_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as date, count(*)::int as lots,
        coalesce(sum(remaining) filter (where kind = 'paid'), 0)::int as paid,
        coalesce(sum(remaining) filter (where kind = 'free'), 0)::int as free
       from points.lots where remaining > 0 group by 1 order by 1`,
  );
  return rows;
};

describe('the expiry forecast', () => {
  it('says what runs out of time on which day', async () => {
    const { days, paid, free, events_behind } = await house.read('expiry-forecast');
    expect(days).toEqual(await fromTheLots());
    expect(days[0]).toMatchObject({ date: '2026-10-01', paid: 2080, lots: 3 });
    expect(paid).toBe(1000 + 18 * 60);
    expect(days.reduce((sum: number, day: { free: number }) => sum + day.free, 0)).toBe(free);
    expect(events_behind).toBe(0);
  });

  it('follows what is spent, what is bought on another day, what runs out', async () => {
    await house.draw(hanako, 'ledger', 15);
    await house.sellPoints(hanako.memberId, 700);
    await house.quiet.feed();
    const { days } = await house.read('expiry-forecast');
    expect(days).toEqual(await fromTheLots());
    expect(days.at(-1)).toEqual({ date: '2026-10-03', paid: 700, free: 3 * 60, lots: 2 });

    await house.quiet.passUntil(new Date('2026-10-02T00:00:00+09:00'));
    await house.quiet.sweep();
    await house.quiet.feed();
    await house.signIn();
    const { days: left } = await house.read('expiry-forecast');
    expect(left).toEqual(await fromTheLots());
    expect(left.map(({ date }: { date: string }) => date)).not.toContain('2026-10-01');
    expect(left.length).toBeGreaterThan(0);
  });
});
