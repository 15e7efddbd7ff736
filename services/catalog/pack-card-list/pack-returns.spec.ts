import { describe, expect, it } from '@jest/globals';
import { type PrizeLeft, returnsOf } from './pack-returns.js';

const prize = (remaining: number, buyPoint: number, noReduction = false): PrizeLeft => ({
  remaining,
  buyPoint,
  noReduction,
});

describe('returnsOf', () => {
  it('computes the average of the tickets left, rounded down, and the tickets of each step', () => {
    const prizes = [prize(1, 10_000), prize(2, 1000), prize(0, 99_999), prize(97, 100)];
    // 10,000 + 2,000 + 9,700 points for 100 draws at 300.
    expect(returnsOf('points', 300, prizes)).toEqual({
      percent: 72,
      steps: [
        { from: 10_000, left: 1 },
        { from: 3000, left: 0 },
        { from: 1000, left: 2 },
        { from: 300, left: 0 },
        { from: 100, left: 97 },
        { from: 0, left: 0 },
      ],
      ship_only: 0,
      most_likely: { point: 100, left: 97 },
    });
  });

  it('has a step that begins at a price that is no round amount', () => {
    const steps = returnsOf('points', 500, [prize(1, 500), prize(2, 499), prize(4, 50), prize(8, 2000)])?.steps;
    expect(steps).toEqual([
      { from: 1000, left: 8 },
      { from: 500, left: 1 },
      { from: 300, left: 2 },
      { from: 100, left: 0 },
      { from: 30, left: 4 },
      { from: 0, left: 0 },
    ]);
  });

  it('keeps the step of the price and the step of 0 even if they are empty', () => {
    const returns = returnsOf('points', 10_000, [prize(4, 3000), prize(1, 8000)]);
    expect(returns?.steps.map(({ from, left }) => [from, left])).toEqual([
      [10_000, 0],
      [3000, 5],
      [0, 0],
    ]);
  });

  it('reports the lower return as the likeliest if two have equally many tickets', () => {
    const returns = returnsOf('points', 100, [prize(3, 900), prize(2, 70), prize(1, 70), prize(2, 900, true)]);
    expect(returns?.most_likely).toEqual({ point: 70, left: 3 });
  });

  it('counts ship-only cards separately, with no points', () => {
    expect(returnsOf('points', 100, [prize(10, 5000, true), prize(10, 50)])).toMatchObject({
      percent: 25,
      ship_only: 10,
    });
  });

  it('does not repeat a step at a price of one point', () => {
    expect(returnsOf('points', 1, [prize(1, 1)])?.steps.map(({ from }) => from)).toEqual([1, 0]);
  });

  it.each([
    ['coins', [prize(5, 100)]],
    ['points', [prize(0, 100)]],
    ['points', []],
  ] as const)('given %s and %j, then there is nothing to give back', (currency, prizes) => {
    expect(returnsOf(currency, 100, prizes)).toBeNull();
  });
});
