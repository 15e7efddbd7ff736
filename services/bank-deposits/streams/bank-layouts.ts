import { normalizeHeading } from '../../platform/csv/csv-heading.js';
import {
  STATEMENT_COLUMNS,
  type StatementColumn,
  type StatementHeadings,
} from '../../platform/payments/bank/statement-columns.shared.js';

export { missingColumnOf } from '../../platform/payments/bank/statement-columns.shared.js';

/** The maximum number of layouts in use: each import tries them all. */
export const MAX_BANK_PROFILES = 50;

const keyOf = (headings: StatementHeadings, column: StatementColumn): string =>
  normalizeHeading(headings[column] ?? '');

/** Returns the second of two columns with the same heading; undefined if all differ. */
export const findRepeatedColumn = (headings: StatementHeadings): StatementColumn | undefined => {
  const chosen = STATEMENT_COLUMNS.filter((column) => headings[column]);
  return chosen.find((column, at) =>
    chosen.slice(0, at).some((before) => keyOf(headings, before) === keyOf(headings, column)),
  );
};

/** Returns true if two layouts have equivalent headings in all columns, in any spelling. */
export const hasSameHeadings = (one: StatementHeadings, other: StatementHeadings): boolean =>
  STATEMENT_COLUMNS.every((column) => keyOf(one, column) === keyOf(other, column));
