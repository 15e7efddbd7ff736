import { describe, expect, it } from '@jest/globals';
import {
  add,
  type Coins,
  coins,
  min,
  multiply,
  negate,
  type Points,
  points,
  subtract,
  sum,
  toAmount,
  yen,
} from './money.js';

describe('an amount', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'throws for %d, which is no safe whole number',
    (amount) => {
      for (const unit of [points, coins, yen]) expect(() => unit(amount)).toThrow(RangeError);
      for (const currency of ['points', 'coins'] as const) expect(() => toAmount(currency, amount)).toThrow(currency);
    },
  );

  it('keeps its unit in arithmetic', () => {
    expect(add(points(2), points(3))).toBe(5);
    expect(subtract(coins(2), coins(3))).toBe(-1);
    expect(negate(yen(2))).toBe(-2);
    expect(multiply(points(100), 3)).toBe(300);
    expect(min(points(3), points(2))).toBe(2);
    expect(sum(coins(1), [coins(2), coins(3)])).toBe(6);
  });

  it('does not compile with amounts of another unit', () => {
    const [price, gift] = [points(2), coins(3)];
    // @ts-expect-error: points and coins
    add(price, gift);
    // @ts-expect-error: coins from points
    subtract(price, gift);
    // @ts-expect-error: the smaller of points and coins
    min(price, gift);
    // @ts-expect-error: coins among points
    sum(price, [gift]);
    // @ts-expect-error: yen are no points without a conversion
    const inPoints: Points = yen(2);
    // @ts-expect-error: JavaScript's operators return a bare number
    const inCoins: Coins = gift + gift;
    // @ts-expect-error: a bare number has no unit
    const bare: Points = 2;
    expect([inPoints, inCoins, bare]).toEqual([2, 6, 2]);
  });
});
