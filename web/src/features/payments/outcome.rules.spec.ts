import { expect, it } from '@jest/globals';
import { computeRefetchDelayMs, isTopPageOffered } from './outcome.rules';

it.each([
  [null, 0, true],
  [{ payment_method: '1', point: 500 } as const, 501, true],
  [{ payment_method: '1', point: 500 } as const, 500, false],
  [{ payment_method: '1', point: 500 } as const, 0, false],
])('decides for %j with %i points if the top page is offered: %s', (pack, points, shows) => {
  expect(isTopPageOffered(pack, points)).toBe(shows);
});

it('refetches often at first, and less often later', () => {
  expect(computeRefetchDelayMs(0)).toBeLessThan(computeRefetchDelayMs(60_000));
});
