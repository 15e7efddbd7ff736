import { expect, it } from '@jest/globals';
import { nextLookMs, showsTop } from './outcome.rules';

it.each([
  [null, 0, true],
  [{ payment_method: '1', point: 500 } as const, 501, true],
  [{ payment_method: '1', point: 500 } as const, 500, false],
  [{ payment_method: '1', point: 500 } as const, 0, false],
])('leads to the top page after paying for %j with %i points: %s', (pack, points, shows) => {
  expect(showsTop(pack, points)).toBe(shows);
});

it('asks again soon at first, and less often later', () => {
  expect(nextLookMs(0)).toBeLessThan(nextLookMs(60_000));
});
