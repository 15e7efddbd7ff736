import type { LotKind } from '../../points/index.js';
import { type Difference, differencesOf, type Finding } from './finding.js';

/** A lot with points left, as the log tells it or as its row does. */
export interface BookLot {
  readonly lotId: string;
  readonly kind: LotKind;
  /** Null where only its return is known. */
  readonly issued: number | null;
  readonly remaining: number;
  /** Milliseconds. */
  readonly expiresAt: number;
}

/** What a member has, as the log tells it up to a version of the wallet, or as its rows do. */
export interface WalletBooks {
  readonly version: number;
  readonly paid: number;
  readonly free: number;
  readonly coin: number;
  /** Points that the member owes. */
  readonly owed: number;
  /** By id; those with points left alone. */
  readonly lots: ReadonlyMap<string, BookLot>;
}

export const NO_BOOKS: WalletBooks = { version: 0, paid: 0, free: 0, coin: 0, owed: 0, lots: new Map() };

/** What some facts of a wallet come to, one after the other. */
export interface WalletTurnover {
  /** How many facts. */
  readonly facts: number;
  /** Sums of the lines that are the member's or a lot's, by account and lot. */
  readonly lines: readonly { readonly account: string; readonly lot: string | null; readonly amount: number }[];
  /** Lots that were issued, and such as have points again: of these alone it is not told with how many they were issued. */
  readonly lots: readonly {
    readonly lotId: string;
    readonly kind: LotKind;
    readonly issued: number | null;
    readonly expiresAt: string;
  }[];
}

const OWN = ['paid', 'free', 'coin', 'owed'] as const;

const lotsAfter = (books: WalletBooks, { lines, lots: known }: WalletTurnover): ReadonlyMap<string, BookLot> => {
  const lots = new Map(books.lots);
  for (const { lotId, kind, issued, expiresAt } of known)
    if (issued !== null || !lots.has(lotId))
      lots.set(lotId, { lotId, kind, issued, remaining: 0, expiresAt: Date.parse(expiresAt) });
  for (const { lot, amount } of lines) {
    const before = lot === null ? undefined : lots.get(lot);
    if (before) lots.set(before.lotId, { ...before, remaining: before.remaining + amount });
  }
  for (const lot of lots.values()) if (lot.remaining === 0) lots.delete(lot.lotId);
  return lots;
};

/**
 * What a member has after some facts. By other means than those by which the shop decides (`points/streams/wallet.state.ts`): the
 * lines of the entries alone count, account by account.
 */
export const booksAfter = (memberId: string, books: WalletBooks, turnover: WalletTurnover): WalletBooks => {
  const moved = { ...books, version: books.version + turnover.facts, lots: lotsAfter(books, turnover) };
  // What is owed stands in its account below zero.
  for (const { account, amount } of turnover.lines)
    for (const kind of OWN)
      if (account === `member:${memberId}:${kind}`) moved[kind] += kind === 'owed' ? -amount : amount;
  return moved;
};

const lotDifferences = (expected: BookLot | undefined, found: BookLot | undefined): Difference[] => {
  const lotId = (expected ?? found)!.lotId;
  const of = { value: 'lot.', lotId };
  if (!expected) return differencesOf({ remaining: 0 }, { remaining: found!.remaining }, of);
  const { kind, remaining, expiresAt } = expected;
  const issued = expected.issued ?? found?.issued ?? null;
  return differencesOf({ kind, remaining, expiresAt, issued }, found ? { ...found } : null, of);
};

/** What no facts of the shop's come to, whatever the rows say: less than nothing, and points that lie in no lot. */
const impossible = ({ lots, ...books }: WalletBooks): Difference[] => {
  const sums = { paid: 0, free: 0 };
  for (const { kind, remaining } of lots.values()) sums[kind] += remaining;
  return [
    ...differencesOf(sums, books),
    ...differencesOf({ coin: Math.max(0, books.coin) }, books),
    ...[...lots.values()].flatMap(({ lotId, remaining }) =>
      differencesOf({ remaining: Math.max(0, remaining) }, { remaining }, { value: 'lot.', lotId }),
    ),
  ];
};

/**
 * THE rule: a wallet's row, its lots and what the member owes are what the lines of the log come to, and the points of the lots
 * are those of the wallet.
 *
 * @returns null where all is right
 */
export const compareWallet = (memberId: string, expected: WalletBooks, found: WalletBooks): Finding | null => {
  const { lots: _, ...values } = expected;
  const lotIds = new Set([...expected.lots.keys(), ...found.lots.keys()]);
  const differences = [
    ...differencesOf(values, { ...found, lots: null }),
    ...[...lotIds].flatMap((lotId) => lotDifferences(expected.lots.get(lotId), found.lots.get(lotId))),
    ...impossible(expected),
  ];
  return differences.length > 0 ? { check: 'wallet', subject: memberId, memberId, seq: null, differences } : null;
};
