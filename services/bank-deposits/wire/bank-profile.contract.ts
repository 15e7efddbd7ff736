import type { IsoTime } from '../../platform/http/wire.contract.js';
import type { StatementColumn } from '../../platform/payments/bank/statement-columns.shared.js';

/** A layout of bank files that operators have described: the heading of each column, '' for one that the files do not have. */
export type BankProfileResource = Readonly<Record<StatementColumn, string>> & {
  readonly id: string;
  readonly name: string;
  readonly created: IsoTime;
  /** From when on no file is read by it; null while files are. */
  readonly removed_at: IsoTime | null;
  readonly version: number;
};
