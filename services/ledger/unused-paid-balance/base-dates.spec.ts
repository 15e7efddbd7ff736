import { describe, expect, it } from '@jest/globals';
import { depositOf, endOf, listBaseDates } from './base-dates.js';

const at = (tokyo: string) => new Date(`${tokyo}+09:00`);

describe('base dates', () => {
  it.each([
    ['2025-01-15T12:00:00', '2026-04-01T00:00:00', ['2025-03-31', '2025-09-30', '2026-03-31', '2026-09-30']],
    ['2026-01-15T12:00:00', '2026-03-31T23:59:59', ['2026-03-31']],
    ['2026-01-15T12:00:00', '2026-04-01T00:00:00', ['2026-03-31', '2026-09-30']],
    ['2026-03-31T23:59:59', '2026-04-01T00:00:00', ['2026-03-31', '2026-09-30']],
    ['2026-10-01T00:00:00', '2026-12-31T23:59:59', ['2027-03-31']],
  ])('exist for a ledger from %s, seen on %s', (first, now, expected) => {
    expect(listBaseDates(at(first), at(now))).toEqual(expected);
  });

  it('end with the day in Tokyo', () => {
    expect(endOf('2026-03-31' as never)).toEqual(at('2026-04-01T00:00:00'));
  });

  it.each([
    [0, 0],
    [10_000_000, 0],
    [10_000_001, 5_000_001],
    [20_000_000, 10_000_000],
  ])('require for %d yen a deposit of %d', (balance, deposit) => {
    expect(depositOf(balance)).toBe(deposit);
  });
});
