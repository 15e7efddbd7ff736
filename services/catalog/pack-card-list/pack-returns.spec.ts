import { describe, expect, it } from '@jest/globals';
import { type PrizeLeft, returnsOf } from './pack-returns.js';

const prize = (remaining: number, buyPoint: number, noReduction = false): PrizeLeft => ({
  remaining,
  buyPoint,
  noReduction,
});

describe('returnsOf', () => {
  it('given a box, then it tells the average of what is left, rounded down, and how many tickets give how much', () => {
    const prizes = [prize(1, 10_000), prize(2, 1000), prize(0, 99_999), prize(97, 100)];
    // 10,000 + 2,000 + 9,700 points for 100 draws at 300.
    expect(returnsOf('points', 300, prizes)).toEqual({
      percent: 72,
      steps: [
        { from: 3000, left: 1 },
        { from: 900, left: 2 },
        { from: 300, left: 0 },
        { from: 150, left: 0 },
        { from: 0, left: 97 },
      ],
      ship_only: 0,
    });
  });

  it('given values right at a step, then they belong to it', () => {
    const steps = returnsOf('points', 300, [prize(1, 300), prize(2, 299), prize(4, 150), prize(8, 149)])?.steps;
    expect(steps?.map(({ left }) => left)).toEqual([0, 0, 1, 6, 8]);
  });

  it('given cards that can only be shipped, then they give no points, and are counted by themselves', () => {
    expect(returnsOf('points', 100, [prize(10, 5000, true), prize(10, 50)])).toMatchObject({
      percent: 25,
      ship_only: 10,
    });
  });

  it('given a price of one point, then no step is there twice', () => {
    expect(returnsOf('points', 1, [prize(1, 1)])?.steps.map(({ from }) => from)).toEqual([10, 3, 1, 0]);
  });

  it.each([
    ['coins', [prize(5, 100)]],
    ['points', [prize(0, 100)]],
    ['points', []],
  ] as const)('given %s and %j, then there is nothing to give back', (currency, prizes) => {
    expect(returnsOf(currency, 100, prizes)).toBeNull();
  });
});
