import { describe, expect, it } from '@jest/globals';
import { booksAfter, compareWallet, NO_BOOKS, type WalletTurnover } from './wallet-books.js';

const expiresAt = '2026-10-01T00:00:00.000Z';
const issued = { lotId: 'l', kind: 'free', issued: 100, expiresAt } as const;
const after = (lines: WalletTurnover['lines'], lots: WalletTurnover['lots'] = [issued]) =>
  booksAfter('m', NO_BOOKS, { facts: 1, lines, lots });
/** Given lines of the log and rows that say the same, then what differs nevertheless. */
const found = (lines: WalletTurnover['lines']) => {
  const books = after(lines);
  return compareWallet('m', books, books)?.differences.map(
    ({ value, expected, found }) => `${value} ${expected} ${found}`,
  );
};

describe('a wallet that is what the lines of the log come to', () => {
  it('given points that lie in a lot, then it is right', () =>
    expect(found([{ account: 'member:m:free', lot: 'l', amount: 100 }])).toBeUndefined());

  it('given fewer coins than none, then it is found', () =>
    expect(found([{ account: 'member:m:coin', lot: null, amount: -5 }])).toEqual(['coin 0 -5']));

  it('given less in a lot than nothing, then it is found', () =>
    expect(found([{ account: 'member:m:free', lot: 'l', amount: -5 }])).toEqual(['lot.remaining 0 -5']));

  it('given points that lie in no lot, then it is found', () =>
    expect(found([{ account: 'member:m:paid', lot: null, amount: 100 }])).toEqual(['paid 0 100']));

  it('given points in a lot that are in no balance, then it is found', () =>
    expect(found([{ account: 'sales', lot: 'l', amount: 100 }])).toEqual(['free 100 0']));
});
