import { integer, type RowOf, text, timestamptz, uuid } from '../../kernel/projection.js';
import type { Document, Line } from '../streams/wallet.events.js';

export const historyColumns = {
  id: uuid(),
  member_id: uuid(),
  /** The version of the wallet's stream: the order among movements of one moment. */
  version: integer(),
  created: timestamptz(),
  /** Signed. */
  change: integer(),
  /** Yen paid, or 0. */
  money: integer(),
  kind: text<Document['kind']>(),
  document: text(),
  memo: text<string | null>(),
};

/** One movement of a member's points or coins, as the histories show it. */
export type HistoryRow = RowOf<typeof historyColumns>;

const accountKind = (account: string): string => account.slice(account.lastIndexOf(':') + 1);

/** What the member's accounts of these kinds gained, all lines together. */
export const changeOf = (lines: readonly Line[], kinds: readonly string[]): number =>
  lines
    .filter((line) => line.account.startsWith('member:') && kinds.includes(accountKind(line.account)))
    .reduce((sum, line) => sum + line.amount, 0);

/** The yen that came from whoever brought them, all lines together. */
export const moneyOf = (lines: readonly Line[]): number =>
  lines.filter(({ account }) => account.startsWith('provider:')).reduce((sum, line) => sum - line.amount, 0);
