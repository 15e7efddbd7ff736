import type { FileQuery, ImportProgress } from '../../platform/console-api/commands/command.contract.js';
import type { HeldBecauseCode, MatchedByCode, PaidOutDay } from '../wire/deposit.contract.js';

/** A line of a file, and its expected result. */
export interface DepositLine {
  readonly line: number;
  readonly booked_on: string;
  readonly yen: number;
  readonly sender: string;
  /** True if the shop has the line from another file and skips it. */
  readonly is_known: boolean;
  /** The reason of the match; null for a held or known line. */
  readonly matched_by: MatchedByCode | null;
  /** The reason of the hold; null for a matched or known line. */
  readonly because: HeldBecauseCode | null;
  readonly payment_id: string | null;
  /** The provider's days in this payout, the oldest first. */
  readonly payouts: readonly PaidOutDay[];
}

/** The result of importing a bank's file. */
export interface ImportReport {
  readonly lines: number;
  /** The number of lines that the shop already had. */
  readonly known: number;
  /** The number of lines that belong to a payment or a payout. */
  readonly matched: number;
  /** The number of lines that an operator must decide. */
  readonly held: number;
  /** The name of the layout that matches a CSV file; null for a fixed-length file. */
  readonly layout: string | null;
  /** Only in previews: held lines, then matched ones, then known ones, at most 1,000. */
  readonly preview: readonly DepositLine[];
}

/** A line of the streamed response during an import. */
export type DepositsProgress = ImportProgress<ImportReport>;

export interface ImportDepositsCalls {
  /**
   * Imports a bank's file, Zengin or CSV. With `preview`, nothing is imported; otherwise the response is streamed line
   * by line.
   */
  'POST /admin-api/deposits/import': {
    query: FileQuery;
    upload: 'text/csv';
    answer: ImportReport;
    file: 'application/x-ndjson';
  };
}
