import { describe, expect, it } from '@jest/globals';
import { fromTokyoLocalTime, toTokyoLocalTime } from './tokyo-time';

describe('a time of Tokyo in an input', () => {
  it.each([
    ['2026-04-01T00:30:00+09:00', '2026-04-01T00:30:00'],
    ['2026-03-31T15:30:00.000Z', '2026-04-01T00:30:00'],
    ['', ''],
    [null, ''],
    ['soon', ''],
  ])('%s is shown as "%s"', (instant, local) => {
    expect(toTokyoLocalTime(instant)).toBe(local);
  });

  it.each([
    ['2026-04-01T00:30', '2026-04-01T00:30:00+09:00'],
    ['2026-04-01T00:30:15', '2026-04-01T00:30:15+09:00'],
    ['2026-04-01T00:30:15.250', '2026-04-01T00:30:15+09:00'],
    ['', ''],
  ])('%s means "%s"', (local, instant) => {
    expect(fromTokyoLocalTime(local)).toBe(instant);
  });
});
