import type { SqlType } from '../../kernel/projection.js';
import type { Document, Line } from '../streams/wallet.events.js';

/** One movement of a member's points or coins, as the histories show it. */
export interface HistoryRow {
  readonly id: string;
  readonly member_id: string;
  /** The version of the wallet's stream: the order among movements of one moment. */
  readonly version: number;
  readonly created: string | Date;
  /** Signed. */
  readonly change: number;
  /** Yen paid, or 0. */
  readonly money: number;
  readonly kind: Document['kind'];
  readonly document: string;
  readonly memo: string | null;
}

export const HISTORY_COLUMNS: { readonly [Column in keyof HistoryRow]: SqlType } = {
  id: 'uuid',
  member_id: 'uuid',
  version: 'integer',
  created: 'timestamptz',
  change: 'integer',
  money: 'integer',
  kind: 'text',
  document: 'text',
  memo: 'text',
};

const accountKind = (account: string): string => account.slice(account.lastIndexOf(':') + 1);

/** What the member's accounts of these kinds gained, all lines together. */
export const changeOf = (lines: readonly Line[], kinds: readonly string[]): number =>
  lines
    .filter((line) => line.account.startsWith('member:') && kinds.includes(accountKind(line.account)))
    .reduce((sum, line) => sum + line.amount, 0);
