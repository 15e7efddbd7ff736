import type { FileQuery, ImportProgress } from '../../operators/commands/command.contract.js';
import type { HeldBecauseCode, MatchedByCode, PaidOutDay } from '../wire/deposit.contract.js';

/** A line of a file, and what would become of it. */
export interface DepositLine {
  readonly line: number;
  readonly booked_on: string;
  readonly yen: number;
  readonly sender: string;
  /** By what it is matched; null where it is held. */
  readonly matched_by: MatchedByCode | null;
  /** Why it is held; null where it is matched. */
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
  /** Looked at alone: new lines, those that are held first, the first thousand. */
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
