import type { FileQuery, ImportProgress } from '../../platform/console-api/commands/command.contract.js';
import type { HeldBecauseCode, MatchedByCode, PaidOutDay } from '../wire/deposit.contract.js';

/** A line of a file, and what would become of it. */
export interface DepositLine {
  readonly line: number;
  readonly booked_on: string;
  readonly yen: number;
  readonly sender: string;
  /** The shop has it from another file, and passes it over. */
  readonly is_known: boolean;
  /** By what it is matched; null where it is held or known. */
  readonly matched_by: MatchedByCode | null;
  /** Why it is held; null where it is matched or known. */
  readonly because: HeldBecauseCode | null;
  readonly payment_id: string | null;
  /** The provider's days that it pays out, the oldest first. */
  readonly payouts: readonly PaidOutDay[];
}

/** What becomes of a bank's file. */
export interface ImportReport {
  readonly lines: number;
  /** Lines that the shop had already. */
  readonly known: number;
  /** Lines that are of a payment, or that a provider pays out. */
  readonly matched: number;
  /** Lines for somebody to decide. */
  readonly held: number;
  /** The layout that knows a CSV file, by its name; null for a fixed-length file. */
  readonly layout: string | null;
  /** Looked at alone: lines that are held, then those that are matched, then those that are known; the first thousand. */
  readonly preview: readonly DepositLine[];
}

/** A line of the answer while a file is taken. */
export type DepositsProgress = ImportProgress<ImportReport>;

export interface ImportDepositsCalls {
  /** A bank's file, Zengin fixed length or CSV. With `preview` nothing is done; else the answer grows line by line as it is. */
  'POST /admin-api/deposits/import': {
    query: FileQuery;
    upload: 'text/csv';
    answer: ImportReport;
    file: 'application/x-ndjson';
  };
}
