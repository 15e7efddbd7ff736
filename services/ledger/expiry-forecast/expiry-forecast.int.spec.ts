import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Person } from '../../../test/support/whole-shop.js';
import type { CountingHouse } from '../test/ledger.fixture.js';
import { runTwoDays } from '../test/two-days.fixture.js';

let house: CountingHouse;
let hanako: Person;

beforeAll(async () => {
  ({ house, hanako } = await runTwoDays());
});
afterAll(() => house?.close());

describe('the expiry forecast', () => {
  it('lists the points that expire on each day', async () => {
    const { days, paid, free } = await house.read('expiry-forecast');
    expect(days[0]).toMatchObject({ date: '2026-10-01', paid: 2080, lots: 3 });
    expect(paid).toBe(1000 + 18 * 60);
    expect(days.reduce((sum: number, day: { free: number }) => sum + day.free, 0)).toBe(free);
  });

  it('changes with points spent, bought and expired', async () => {
    await house.draw(hanako, 'ledger', 15);
    await house.sellPoints(hanako.memberId, 700);
    const { days } = await house.read('expiry-forecast');
    expect(days.at(-1)).toEqual({ date: '2026-10-03', paid: 700, free: 3 * 60, lots: 2 });

    await house.quiet.passUntil(new Date('2026-10-02T00:00:00+09:00'));
    await house.quiet.sweep();
    await house.signIn();
    const { days: left } = await house.read('expiry-forecast');
    expect(left.map(({ date }: { date: string }) => date)).not.toContain('2026-10-01');
    expect(left.length).toBeGreaterThan(0);
  });
});
