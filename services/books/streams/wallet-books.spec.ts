import { describe, expect, it } from '@jest/globals';
import { compareWallet, computeBooks, NO_BOOKS, type WalletTurnover } from './wallet-books.js';

const expiresAt = '2026-10-01T00:00:00.000Z';
const issued = { lotId: 'l', kind: 'free', issued: 100, expiresAt } as const;
const after = (lines: WalletTurnover['lines'], lots: WalletTurnover['lots'] = [issued]) =>
  computeBooks('m', NO_BOOKS, { facts: 1, lines, lots });
/** Returns the differences when log and rows have the same lines. */
const differencesFor = (lines: WalletTurnover['lines']) => {
  const books = after(lines);
  return compareWallet('m', books, books)?.differences.map(
    ({ value, expected, found: actual }) => `${value} ${expected} ${actual}`,
  );
};

describe('a wallet that equals the lines of the log', () => {
  it('given points in a lot, then it is right', () =>
    expect(differencesFor([{ account: 'member:m:free', lot: 'l', amount: 100 }])).toBeUndefined());

  it('given a negative number of coins, then it is reported', () =>
    expect(differencesFor([{ account: 'member:m:coin', lot: null, amount: -5 }])).toEqual(['coin 0 -5']));

  it('given a negative lot, then it is reported', () =>
    expect(differencesFor([{ account: 'member:m:free', lot: 'l', amount: -5 }])).toEqual(['lot.remaining 0 -5']));

  it('given points outside of lots, then it is reported', () =>
    expect(differencesFor([{ account: 'member:m:paid', lot: null, amount: 100 }])).toEqual(['paid 0 100']));

  it('given points of a lot outside of the balance, then it is reported', () =>
    expect(differencesFor([{ account: 'sales', lot: 'l', amount: 100 }])).toEqual(['free 100 0']));
});
