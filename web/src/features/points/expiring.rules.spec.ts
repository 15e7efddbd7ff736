import { describe, expect, it } from '@jest/globals';
import { isSoon } from './expiring.rules';

describe('isSoon', () => {
  it.each([
    ['2026-04-01', true],
    ['2026-05-01', true],
    ['2026-05-02', false],
  ])('given points that expire on %s, as seen at noon of 1 April, then %s', (day, soon) => {
    expect(isSoon(day, Date.parse('2026-04-01T12:00:00+09:00'))).toBe(soon);
  });

  it('counts from the beginning of the day in Tokyo', () => {
    expect(isSoon('2026-05-01', Date.parse('2026-04-01T00:00:00.001+09:00'))).toBe(true);
    expect(isSoon('2026-05-01', Date.parse('2026-04-01T00:00:00+09:00'))).toBe(false);
  });
});
