import { describe, expect, it } from '@jest/globals';
import { computeAccountWorth } from './worth-of-account.js';

describe('computeAccountWorth', () => {
  it.each([
    ['points alone', { points: 500, coins: 0, cardPoints: 0 }, { value: 500, unit: 'points' }],
    ['points and undecided cards', { points: 500, coins: 3, cardPoints: 49_600 }, { value: 50_100, unit: 'points' }],
    ['more coins than all else', { points: 500, coins: 1000, cardPoints: 400 }, { value: 1000, unit: 'coins' }],
    ['nothing', { points: 0, coins: 0, cardPoints: 0 }, { value: 0, unit: 'points' }],
  ] as const)('returns the larger of points and coins for %s', (_, holdings, worth) => {
    expect(computeAccountWorth(holdings)).toMatchObject(worth);
  });

  it('lists the components of the worth', () => {
    expect(computeAccountWorth({ points: 1, coins: 2, cardPoints: 3 }).about).toEqual({
      points_with_cards: 4,
      coins: 2,
    });
  });
});
