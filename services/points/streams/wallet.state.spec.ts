import { describe, expect, it } from '@jest/globals';
import { points } from '../../kernel/money.js';
import {
  coinsMoved,
  EARLY,
  expired,
  issued,
  LATE,
  lotsOf,
  MIDDLE,
  spent,
  takenBack,
  walletAfter,
} from './wallet.fixture.js';
import { evolveWallet, type Wallet } from './wallet.state.js';

describe('a wallet', () => {
  it('has nothing at first', () => {
    expect(walletAfter()).toMatchObject({ points: 0, coins: 0, lots: [], version: 0, complete: true });
  });

  it('has its lots in spending order: expiry, then free before paid, then id', () => {
    const wallet = walletAfter(
      issued('e', 1, LATE),
      issued('d', 1, MIDDLE, 'paid'),
      issued('c', 1, MIDDLE, 'free'),
      issued('b', 1, MIDDLE, 'free'),
      issued('a', 1, EARLY, 'paid'),
    );
    expect(lotsOf(wallet).map(([lot]) => lot)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(wallet).toMatchObject({ points: 5, version: 5 });
  });

  it('gains every lot of one event', () => {
    const [one, other] = [issued('a', 3), issued('b', 4, LATE, 'paid')];
    const both = { ...one, data: { ...one.data, lots: [...one.data.lots, ...other.data.lots] } };
    expect(walletAfter(both)).toMatchObject({ points: 7, version: 1, lots: [{ left: 3 }, { left: 4 }] });
  });

  it('loses what is spent by lot, and drops empty lots', () => {
    const wallet = walletAfter(
      issued('a', 10),
      issued('b', 10, MIDDLE),
      issued('c', 10, LATE),
      spent(['a', 10], ['b', 4]),
    );
    expect(lotsOf(wallet)).toEqual([
      ['b', 6],
      ['c', 10],
    ]);
    expect(wallet).toMatchObject({ points: 16, version: 4 });
  });

  it('combines two lines of one lot', () => {
    expect(lotsOf(walletAfter(issued('a', 10), spent(['a', 3], ['a', 4])))).toEqual([['a', 3]]);
  });

  it('loses a lot that expires', () => {
    const wallet = walletAfter(issued('a', 10), issued('b', 5, LATE), expired(['a', 10]));
    expect(lotsOf(wallet)).toEqual([['b', 5]]);
    expect(wallet.points).toBe(5);
  });

  it('loses nothing when a lot expires that no longer counted', () => {
    const wallet = walletAfter(issued('b', 5, LATE), expired(['a', 10]));
    expect(wallet).toMatchObject({ points: 5, version: 2 });
    expect(lotsOf(wallet)).toEqual([['b', 5]]);
  });

  it('regains in its lots what was taken back, also in empty ones', () => {
    const expiresAt = EARLY;
    const restored = (wallet: Wallet, lotId: string, amount: number) =>
      evolveWallet(wallet, {
        type: 'PointsRestored',
        data: { ...takenBack(['a', 0]).data, lots: [{ lotId, kind: 'free', amount: points(amount), expiresAt }] },
      });
    const taken = walletAfter(issued('a', 10), issued('b', 5, LATE), takenBack(['a', 10], ['b', 2]));
    expect(lotsOf(taken)).toEqual([['b', 3]]);
    const half = restored(taken, 'a', 4);
    expect(half).toMatchObject({ points: 7, version: 4 });
    expect(lotsOf(restored(half, 'a', 6))).toEqual([
      ['a', 10],
      ['b', 3],
    ]);
  });

  it('gains and loses coins, and its points stay', () => {
    expect(walletAfter(issued('a', 10), coinsMoved(7), coinsMoved(-3))).toMatchObject({
      coins: 4,
      points: 10,
      version: 3,
    });
  });

  it('stays unchanged: an event makes a new one', () => {
    const before = walletAfter(issued('a', 10));
    const kept = structuredClone(before);
    evolveWallet(before, spent(['a', 4]));
    evolveWallet(before, issued('b', 4));
    expect(before).toEqual(kept);
  });
});

describe('a wallet of which only the first lots are loaded', () => {
  /** Two lots are known; 100 more points are in lots behind them. */
  const known = walletAfter(issued('a', 10, EARLY), issued('c', 10, MIDDLE));
  const wallet: Wallet = { ...known, points: points(120), complete: false };

  it('includes a new lot that belongs before its last', () => {
    const after = evolveWallet(wallet, issued('b', 5, EARLY));
    expect(lotsOf(after)).toEqual([
      ['a', 10],
      ['b', 5],
      ['c', 10],
    ]);
    expect(after.points).toBe(125);
  });

  it('excludes a new lot that belongs behind its last, because others may lie between', () => {
    const after = evolveWallet(wallet, issued('d', 5, LATE));
    expect(lotsOf(after)).toEqual([
      ['a', 10],
      ['c', 10],
    ]);
    expect(after.points).toBe(125);
  });

  it('knows no lot once those it knew are spent', () => {
    const after = evolveWallet(evolveWallet(wallet, spent(['a', 10], ['c', 10])), issued('b', 5, EARLY));
    expect(after).toMatchObject({ points: 105, lots: [], complete: false });
  });

  it('does not become complete by spending', () => {
    const after = evolveWallet(wallet, spent(['a', 10]));
    expect(after).toMatchObject({ points: 110, complete: false });
  });
});
