import { describe, expect, it } from '@jest/globals';
import {
  amountIn,
  type Coins,
  coins,
  least,
  minus,
  negative,
  type Points,
  plus,
  points,
  sum,
  times,
  yen,
} from './money.js';

describe('an amount', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('is whole: %d is none', (amount) => {
    for (const unit of [points, coins, yen]) expect(() => unit(amount)).toThrow(RangeError);
    for (const currency of ['points', 'coins'] as const) expect(() => amountIn(currency, amount)).toThrow(currency);
  });

  it('is added up with those of its unit', () => {
    expect(plus(points(2), points(3))).toBe(5);
    expect(minus(coins(2), coins(3))).toBe(-1);
    expect(negative(yen(2))).toBe(-2);
    expect(times(points(100), 3)).toBe(300);
    expect(least(points(3), points(2))).toBe(2);
    expect(sum(coins(1), [coins(2), coins(3)])).toBe(6);
  });

  it('is none of another unit, for the compiler', () => {
    const [price, gift] = [points(2), coins(3)];
    // @ts-expect-error: points and coins
    plus(price, gift);
    // @ts-expect-error: coins from points
    minus(price, gift);
    // @ts-expect-error: the fewer of points and coins
    least(price, gift);
    // @ts-expect-error: coins among points
    sum(price, [gift]);
    // @ts-expect-error: yen are no points before somebody says so
    const inPoints: Points = yen(2);
    // @ts-expect-error: what an operator of the language makes of amounts is a bare number
    const inCoins: Coins = gift + gift;
    // @ts-expect-error: a bare number has no unit
    const bare: Points = 2;
    expect([inPoints, inCoins, bare]).toEqual([2, 6, 2]);
  });
});
