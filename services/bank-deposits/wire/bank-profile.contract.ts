import type { IsoTime } from '../../platform/http/requests/wire.contract.js';
import type { StatementColumn } from '../../platform/payments/bank/statement-columns.shared.js';

/** A layout that operators have described: the heading of each column, '' for absent ones. */
export type BankProfileResource = Readonly<Record<StatementColumn, string>> & {
  readonly id: string;
  readonly name: string;
  readonly created: IsoTime;
  /** The time of its removal from use; null while it is in use. */
  readonly removed_at: IsoTime | null;
  readonly version: number;
};
