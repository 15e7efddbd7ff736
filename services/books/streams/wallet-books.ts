import type { LotKind } from '../../points/index.js';
import { type Difference, differencesOf, type Finding } from './finding.js';

/** A lot with points left, from the log or from its row. */
export interface BookLot {
  readonly lotId: string;
  readonly kind: LotKind;
  /** Null if only its return is known. */
  readonly issued: number | null;
  readonly remaining: number;
  /** Milliseconds. */
  readonly expiresAt: number;
}

/** A member's values, from the log up to a version of the wallet, or from rows. */
export interface WalletBooks {
  readonly version: number;
  readonly paid: number;
  readonly free: number;
  readonly coin: number;
  /** Points owed by the member. */
  readonly owed: number;
  /** The lots with points left, by id. */
  readonly lots: ReadonlyMap<string, BookLot>;
}

export const NO_BOOKS: WalletBooks = { version: 0, paid: 0, free: 0, coin: 0, owed: 0, lots: new Map() };

/** The sum of a wallet's consecutive events. */
export interface WalletTurnover {
  /** Number of events. */
  readonly facts: number;
  /** Sums of the member's and the lots' lines, by account and lot. */
  readonly lines: readonly { readonly account: string; readonly lot: string | null; readonly amount: number }[];
  /** Issued lots, and lots that have points again. The latter do not contain their issued amount. */
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
 * Computes a member's values after some events. Unlike the shop's decisions (`points/streams/wallet.state.ts`) it uses
 * only the lines of entries, account by account.
 */
export const computeBooks = (memberId: string, books: WalletBooks, turnover: WalletTurnover): WalletBooks => {
  const moved = { ...books, version: books.version + turnover.facts, lots: lotsAfter(books, turnover) };
  // A debt is negative in its account.
  for (const { account, amount } of turnover.lines)
    for (const kind of OWN)
      if (account === `member:${memberId}:${kind}`) moved[kind] += kind === 'owed' ? -amount : amount;
  return moved;
};

const lotDifferences = (expected: BookLot | undefined, actual: BookLot | undefined): Difference[] => {
  const lotId = (expected ?? actual)!.lotId;
  const of = { value: 'lot.', lotId };
  if (!expected) return differencesOf({ remaining: 0 }, { remaining: actual!.remaining }, of);
  const { kind, remaining, expiresAt } = expected;
  const issued = expected.issued ?? actual?.issued ?? null;
  return differencesOf({ kind, remaining, expiresAt, issued }, actual ? { ...actual } : null, of);
};

/** Returns values that no events of the shop produce: negative values, and points outside of lots. */
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
 * Compares a wallet's row, lots and debt with the lines of the log, and the points of its lots with its balance.
 *
 * @returns null if they agree
 */
export const compareWallet = (memberId: string, expected: WalletBooks, actual: WalletBooks): Finding | null => {
  const { lots: _, ...values } = expected;
  const lotIds = new Set([...expected.lots.keys(), ...actual.lots.keys()]);
  const differences = [
    ...differencesOf(values, { ...actual, lots: null }),
    ...[...lotIds].flatMap((lotId) => lotDifferences(expected.lots.get(lotId), actual.lots.get(lotId))),
    ...impossible(expected),
  ];
  return differences.length > 0 ? { check: 'wallet', subject: memberId, memberId, seq: null, differences } : null;
};
