import { describe, expect, it } from '@jest/globals';
import type { Points } from '../../kernel/money.js';
import { assertBalanced } from './balanced.js';
import { buildCoinsMoved, buildExpired, buildIssued, buildSpent } from './wallet.fixture.js';

/** Builds lines that the function `points` itself would refuse. */
const withLines = (...amounts: number[]) => {
  const entry = buildSpent();
  const lines = amounts.map((amount, i) => ({ account: `account-${i}`, lot: null, amount: amount as Points }));
  return { ...entry, data: { ...entry.data, lines } };
};

describe('an entry', () => {
  it.each([
    buildIssued('a', 5),
    buildSpent(['a', 2], ['b', 3]),
    buildExpired(['a', 5]),
    buildCoinsMoved(3),
    buildCoinsMoved(-3),
    withLines(0, -0),
  ])('balances: $type', (entry) => {
    expect(() => assertBalanced(entry)).not.toThrow();
  });

  it.each([
    ['sum to 1', [-4, 5]],
    ['sum to -9', [-9]],
    ['sum to 7', [0, 3, 4]],
    ['-0.5 of account-0', [-0.5, 0.5]],
    ['NaN of account-0', [Number.NaN, 1]],
    ['Infinity of account-0', [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]],
  ])('does not balance when its lines %s', (why, amounts) => {
    const entry = () => assertBalanced(withLines(...amounts));
    expect(entry).toThrow(why);
    expect(entry).toThrow('PointsSpent of grant g');
  });
});
