import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CountingHouse } from '../test/ledger.fixture.js';
import { runTwoDays } from '../test/two-days.fixture.js';

let house: CountingHouse;

beforeAll(async () => {
  ({ house } = await runTwoDays());
});
afterAll(() => house?.close());

describe('the unused paid balance', () => {
  it('shows the running base date before any has passed', async () => {
    expect(await house.read('unused-paid-balance')).toEqual({
      threshold: 10_000_000,
      source: expect.stringContaining('資金決済に関する法律'),
      base_dates: [{ id: '2026-09-30', balance: 1000 + 18 * 60, is_above: false, deposit: 0, is_running: true }],
      events_behind: 0,
    });
  });
});

describe('a past base date', () => {
  it('keeps its balance, whatever happens later', async () => {
    const rich = await house.shop.person();
    await house.sellPoints(rich.memberId, 12_000_000);
    await house.quiet.passUntil(new Date('2026-10-04T12:00:00+09:00'));
    await house.quiet.sweep();
    await house.quiet.feed();
    await house.signIn();
    const balance = 12_000_000 + 1000 + 18 * 60;
    expect((await house.read('unused-paid-balance')).base_dates).toEqual([
      { id: '2027-03-31', balance: 0, is_above: false, deposit: 0, is_running: true },
      { id: '2026-09-30', balance, is_above: true, deposit: balance / 2, is_running: false },
    ]);
  });
});
