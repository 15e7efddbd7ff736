import type { StatementColumn } from '../../platform/payments/bank/statement-columns.shared.js';
import type { BankColumns } from '../wire/bank-columns.contract.js';

/** A row of a bank's file as it stands there. */
export interface BankFileRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A deposit as the chosen columns read it. */
export interface ReadDeposit {
  readonly line: number;
  readonly booked_on: string;
  readonly yen: number;
  readonly sender: string;
  /** The bank's own number; '' where the file gives none. */
  readonly enquiry: string;
  readonly balance: number | null;
  /** The bank takes an earlier deposit back. */
  readonly is_reversal: boolean;
}

/** A bank's file as it would be read; nothing is kept. */
export interface BankFilePreview {
  /** Its first rows. */
  readonly rows: readonly BankFileRow[];
  /** The row with the headings, as far as it can be told. */
  readonly heading_line: number | null;
  /** The layout that knows the file, by its name; null where none does. */
  readonly layout: string | null;
  /** The heading of each column: as asked for, else as it is known or guessed. */
  readonly columns: Readonly<Record<StatementColumn, string>>;
  /** How many deposits the file has, and what they come to, reversals left out. */
  readonly count: number;
  readonly total: number;
  /** The first of them. */
  readonly deposits: readonly ReadDeposit[];
  /** What cannot be read, line by line, in the reader's language; with any of it, nothing of the file would be imported. */
  readonly problems: readonly string[];
}

export interface PreviewBankFileCalls {
  /** A bank's CSV file by the columns of the query, or by what the shop knows of it where the query names none. */
  'POST /admin-api/bank-profiles/preview': { query: BankColumns; upload: 'text/csv'; answer: BankFilePreview };
}
