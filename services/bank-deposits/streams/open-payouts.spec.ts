import { describe, expect, it } from '@jest/globals';
import { yen } from '../../kernel/money.js';
import type { TokyoDate } from '../../kernel/time.js';
import { type OpenPayout, payoutsOf } from './open-payouts.js';

const open = (date: number, amount: number): OpenPayout => ({
  provider: 'paypal',
  day: `2026-11-${date}` as TokyoDate,
  yen: yen(amount),
});
const DAYS = [open(12, 700), open(10, 1000), open(11, 500)];
const match = (amount: number, days: readonly OpenPayout[] = DAYS, bookedOn = '2026-11-20') =>
  payoutsOf({ yen: yen(amount), bookedOn }, days).map((some) => some.map(({ day }) => Number(day.slice(-2))));

describe('a sum that a provider pays out', () => {
  it.each([
    [700, [[12]]],
    [1000, [[10]]],
    [1500, [[10, 11]]],
    [2200, [[10, 11, 12]]],
  ])('pays out one day or the oldest days with %d yen', (amount, days) => expect(match(amount)).toEqual(days));

  it('ignores any other combination of days', () => {
    expect(match(1200)).toEqual([]);
    expect(match(1700)).toEqual([]);
    expect(match(999)).toEqual([]);
  });

  it('deducts returned money', () => expect(match(800, [open(10, 1000), open(11, -200)])).toEqual([[10, 11]]));

  it('ignores later days', () => {
    expect(match(700, DAYS, '2026-11-11')).toEqual([]);
    expect(match(1500, DAYS, '2026-11-11')).toEqual([[10, 11]]);
  });

  it('can be ambiguous between several days', () =>
    expect(match(1000, [...DAYS, open(13, 1000)])).toEqual([[13], [10]].toSorted()));
});
