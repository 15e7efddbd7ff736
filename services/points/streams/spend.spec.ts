import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { coins, points } from '../../kernel/money.js';
import { spendCoins, spendPoints } from './spend.js';
import { applyEvents, buildCoinsMoved, buildIssued, EARLY, LATE, lotsOf, MEMBER, MIDDLE } from './wallet.fixture.js';
import { evolveWallet, type Wallet } from './wallet.state.js';

const wallet = applyEvents(
  buildIssued('late', 40, LATE),
  buildIssued('paid', 20, EARLY, 'paid'),
  buildIssued('free', 30, EARLY),
  buildIssued('middle', 10, MIDDLE),
);
const spending = (amount: number) => ({ memberId: MEMBER, amount: points(amount), to: 'sales' });
const spendingCoins = (amount: number) => ({ memberId: MEMBER, amount: coins(amount), to: 'sales' });

describe('spending points', () => {
  it('takes them from the lots in spending order and credits the account', () => {
    expect(spendPoints(wallet, spending(61))).toEqual([
      { account: 'member:m1:free', lot: 'free', amount: -30 },
      { account: 'member:m1:paid', lot: 'paid', amount: -20 },
      { account: 'member:m1:free', lot: 'middle', amount: -10 },
      { account: 'member:m1:free', lot: 'late', amount: -1 },
      { account: 'sales', lot: null, amount: 61 },
    ]);
  });

  it('takes everything there is, and not one more', () => {
    expect(spendPoints(wallet, spending(100))!.at(-1)).toEqual({ account: 'sales', lot: null, amount: 100 });
    expect(spendPoints(wallet, spending(101))).toBeNull();
  });

  it('touches no lot for an amount of zero', () => {
    expect(spendPoints(wallet, spending(0))).toEqual([{ account: 'sales', lot: null, amount: 0 }]);
  });

  it('fails rather than take points from lots that were not loaded', () => {
    const incomplete: Wallet = { ...wallet, points: points(500), complete: false };
    expect(spendPoints(incomplete, spending(100))).toHaveLength(5);
    expect(() => spendPoints(incomplete, spending(101))).toThrow('1 of 101 points lie in lots that were not loaded');
  });

  it('leaves each lot between zero and its amount, with the correct sum, for any lots and amount', () => {
    const lot = fc.tuple(
      fc.integer({ min: 1, max: 50 }),
      fc.constantFrom(EARLY, MIDDLE, LATE),
      fc.constantFrom('free', 'paid'),
    );
    fc.assert(
      fc.property(fc.array(lot, { maxLength: 300 }), fc.nat(8000), (lots, amount) => {
        const full = applyEvents(
          ...lots.map(([left, at, kind], i) => buildIssued(`lot${i}`, left, at, kind as 'free' | 'paid')),
        );
        const lines = spendPoints(full, spending(amount));
        if (full.points < amount) return lines === null;
        const data = { memberId: MEMBER, document: { kind: 'draw' as const, id: 'd' }, lines: lines! };
        const after = evolveWallet(full, { type: 'PointsSpent', data });
        const untouched = after.lots.slice(1);
        return (
          lines!.reduce((sum, line) => sum + line.amount, 0) === 0 &&
          lines!.slice(0, -1).every((line) => line.amount < 0) &&
          after.points === full.points - amount &&
          after.lots.reduce((sum, { left }) => sum + left, 0) === after.points &&
          // Only the first remaining lot may have been touched.
          JSON.stringify(untouched) === JSON.stringify(full.lots.slice(full.lots.length - untouched.length))
        );
      }),
      { seed: 20_260_401, numRuns: 200 },
    );
  });
});

describe('spending coins', () => {
  const wallet = applyEvents(buildCoinsMoved(9), buildIssued('a', 100));

  it('takes them from no lot', () => {
    expect(spendCoins(wallet, spendingCoins(9))).toEqual([
      { account: 'member:m1:coin', lot: null, amount: -9 },
      { account: 'sales', lot: null, amount: 9 },
    ]);
    expect(lotsOf(wallet)).toEqual([['a', 100]]);
  });

  it('takes no more coins than there are, however many points there are', () => {
    expect(spendCoins(wallet, spendingCoins(10))).toBeNull();
  });
});
