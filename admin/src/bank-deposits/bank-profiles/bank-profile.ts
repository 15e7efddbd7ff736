import {
  STATEMENT_COLUMNS,
  type StatementColumn,
} from '../../../../services/platform/payments/bank/statement-columns.shared.js';

export type { BankFilePreview } from '../../../../services/bank-deposits/import-deposits/preview-bank-file.contract.js';
export type { BankProfileResource } from '../../../../services/bank-deposits/wire/bank-profile.contract.js';

/** Columns that most files have, in the order of the form. */
export const USUAL_COLUMNS = ['booked_on', 'in', 'sender', 'balance', 'enquiry'] as const satisfies StatementColumn[];

/** Columns that some files have in addition or instead. */
export const OTHER_COLUMNS = STATEMENT_COLUMNS.filter(
  (column) => !(USUAL_COLUMNS as readonly string[]).includes(column),
);

/** Headings by column; '' for a column that the file does not have. */
export type Columns = Readonly<Record<StatementColumn, string>>;

export const NO_COLUMNS = Object.fromEntries(STATEMENT_COLUMNS.map((column) => [column, ''])) as Columns;

/** Builds the query of a preview with these columns; '' if none is chosen. */
export const queryOf = (columns: Columns): string =>
  STATEMENT_COLUMNS.filter((column) => columns[column])
    .map((column) => `${column}=${encodeURIComponent(columns[column])}`)
    .join('&');
