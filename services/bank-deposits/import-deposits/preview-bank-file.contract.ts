import type { StatementColumn } from '../../platform/payments/bank/statement-columns.shared.js';
import type { BankColumns } from '../wire/bank-columns.contract.js';

/** An unchanged row of a bank's file. */
export interface BankFileRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A deposit as read with the chosen columns. */
export interface ReadDeposit {
  readonly line: number;
  readonly booked_on: string;
  readonly yen: number;
  readonly sender: string;
  /** The bank's number; '' if the file has none. */
  readonly enquiry: string;
  readonly balance: number | null;
  /** True if the bank reverses an earlier deposit. */
  readonly is_reversal: boolean;
}

/** The preview of a bank's file. Nothing is stored. */
export interface BankFilePreview {
  /** The first rows of the file. */
  readonly rows: readonly BankFileRow[];
  /** The row with the headings, if it can be detected. */
  readonly heading_line: number | null;
  /** The name of the layout that matches the file; null for none. */
  readonly layout: string | null;
  /** The heading of each column: the chosen one, else the known or guessed one. */
  readonly columns: Readonly<Record<StatementColumn, string>>;
  /** The number of deposits, and their sum without reversals. */
  readonly count: number;
  readonly total: number;
  /** The first deposits. */
  readonly deposits: readonly ReadDeposit[];
  /** Unreadable values, line by line, in the reader's language. Any of them prevents an import. */
  readonly problems: readonly string[];
}

export interface PreviewBankFileCalls {
  /** Previews a bank's CSV file with the columns of the query, or with the detected layout if it has none. */
  'POST /admin-api/bank-profiles/preview': { query: BankColumns; upload: 'text/csv'; answer: BankFilePreview };
}
