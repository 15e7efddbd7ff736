import { describe, expect, it } from '@jest/globals';
import { points } from '../../kernel/money.js';
import {
  applyEvents,
  buildCoinsMoved,
  buildExpired,
  buildIssued,
  buildSpent,
  buildTakenBack,
  EARLY,
  LATE,
  lotsOf,
  MIDDLE,
} from './wallet.fixture.js';
import { evolveWallet, type Wallet } from './wallet.state.js';

describe('a wallet', () => {
  it('has nothing at first', () => {
    expect(applyEvents()).toMatchObject({ points: 0, coins: 0, lots: [], version: 0, complete: true });
  });

  it('has its lots in spending order: expiry, then free before paid, then id', () => {
    const wallet = applyEvents(
      buildIssued('e', 1, LATE),
      buildIssued('d', 1, MIDDLE, 'paid'),
      buildIssued('c', 1, MIDDLE, 'free'),
      buildIssued('b', 1, MIDDLE, 'free'),
      buildIssued('a', 1, EARLY, 'paid'),
    );
    expect(lotsOf(wallet).map(([lot]) => lot)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(wallet).toMatchObject({ points: 5, version: 5 });
  });

  it('gains every lot of one event', () => {
    const [one, other] = [buildIssued('a', 3), buildIssued('b', 4, LATE, 'paid')];
    const both = { ...one, data: { ...one.data, lots: [...one.data.lots, ...other.data.lots] } };
    expect(applyEvents(both)).toMatchObject({ points: 7, version: 1, lots: [{ left: 3 }, { left: 4 }] });
  });

  it('loses spent points by lot, and drops empty lots', () => {
    const wallet = applyEvents(
      buildIssued('a', 10),
      buildIssued('b', 10, MIDDLE),
      buildIssued('c', 10, LATE),
      buildSpent(['a', 10], ['b', 4]),
    );
    expect(lotsOf(wallet)).toEqual([
      ['b', 6],
      ['c', 10],
    ]);
    expect(wallet).toMatchObject({ points: 16, version: 4 });
  });

  it('combines two lines of one lot', () => {
    expect(lotsOf(applyEvents(buildIssued('a', 10), buildSpent(['a', 3], ['a', 4])))).toEqual([['a', 3]]);
  });

  it('loses a lot that expires', () => {
    const wallet = applyEvents(buildIssued('a', 10), buildIssued('b', 5, LATE), buildExpired(['a', 10]));
    expect(lotsOf(wallet)).toEqual([['b', 5]]);
    expect(wallet.points).toBe(5);
  });

  it('loses nothing when a lot expires that no longer counted', () => {
    const wallet = applyEvents(buildIssued('b', 5, LATE), buildExpired(['a', 10]));
    expect(wallet).toMatchObject({ points: 5, version: 2 });
    expect(lotsOf(wallet)).toEqual([['b', 5]]);
  });

  it('regains restored points in their lots, including empty ones', () => {
    const expiresAt = EARLY;
    const restored = (wallet: Wallet, lotId: string, amount: number) =>
      evolveWallet(wallet, {
        type: 'PointsRestored',
        data: { ...buildTakenBack(['a', 0]).data, lots: [{ lotId, kind: 'free', amount: points(amount), expiresAt }] },
      });
    const taken = applyEvents(buildIssued('a', 10), buildIssued('b', 5, LATE), buildTakenBack(['a', 10], ['b', 2]));
    expect(lotsOf(taken)).toEqual([['b', 3]]);
    const half = restored(taken, 'a', 4);
    expect(half).toMatchObject({ points: 7, version: 4 });
    expect(lotsOf(restored(half, 'a', 6))).toEqual([
      ['a', 10],
      ['b', 3],
    ]);
  });

  it('gains and loses coins, and its points stay', () => {
    expect(applyEvents(buildIssued('a', 10), buildCoinsMoved(7), buildCoinsMoved(-3))).toMatchObject({
      coins: 4,
      points: 10,
      version: 3,
    });
  });

  it('stays unchanged: an event makes a new one', () => {
    const before = applyEvents(buildIssued('a', 10));
    const kept = structuredClone(before);
    evolveWallet(before, buildSpent(['a', 4]));
    evolveWallet(before, buildIssued('b', 4));
    expect(before).toEqual(kept);
  });
});

describe('wallet with only its first lots loaded', () => {
  /** Two lots are known; 100 more points are in lots behind them. */
  const known = applyEvents(buildIssued('a', 10, EARLY), buildIssued('c', 10, MIDDLE));
  const wallet: Wallet = { ...known, points: points(120), complete: false };

  it('includes a new lot that belongs before its last', () => {
    const after = evolveWallet(wallet, buildIssued('b', 5, EARLY));
    expect(lotsOf(after)).toEqual([
      ['a', 10],
      ['b', 5],
      ['c', 10],
    ]);
    expect(after.points).toBe(125);
  });

  it('excludes a new lot that belongs behind its last, because others may lie between', () => {
    const after = evolveWallet(wallet, buildIssued('d', 5, LATE));
    expect(lotsOf(after)).toEqual([
      ['a', 10],
      ['c', 10],
    ]);
    expect(after.points).toBe(125);
  });

  it('knows no lot once those it knew are spent', () => {
    const after = evolveWallet(evolveWallet(wallet, buildSpent(['a', 10], ['c', 10])), buildIssued('b', 5, EARLY));
    expect(after).toMatchObject({ points: 105, lots: [], complete: false });
  });

  it('does not become complete by spending', () => {
    const after = evolveWallet(wallet, buildSpent(['a', 10]));
    expect(after).toMatchObject({ points: 110, complete: false });
  });
});
