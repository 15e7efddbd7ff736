import { integer, type RowOf, text, timestamptz, uuid } from '../../kernel/projection.js';
import type { Document, Line } from '../streams/wallet.events.js';

export const historyColumns = {
  id: uuid(),
  member_id: uuid(),
  /** The version of the wallet's stream, which orders movements of one moment. */
  version: integer(),
  created: timestamptz(),
  /** The signed change. */
  change: integer(),
  /** Yen paid, or 0. */
  money: integer(),
  kind: text<Document['kind']>(),
  document: text(),
  memo: text<string | null>(),
};

/** One movement of a member's points or coins in the histories. */
export type HistoryRow = RowOf<typeof historyColumns>;

const accountKind = (account: string): string => account.slice(account.lastIndexOf(':') + 1);

/** Sums the gain of the member's accounts of these kinds over all lines. */
export const changeOf = (lines: readonly Line[], kinds: readonly string[]): number =>
  lines
    .filter((line) => line.account.startsWith('member:') && kinds.includes(accountKind(line.account)))
    .reduce((sum, line) => sum + line.amount, 0);

/** Sums the yen received over all lines. */
export const moneyOf = (lines: readonly Line[]): number =>
  lines.filter(({ account }) => account.startsWith('provider:')).reduce((sum, line) => sum - line.amount, 0);
