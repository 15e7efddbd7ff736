import { toTokyoIso } from '../../kernel/time.js';
import {
  STATEMENT_COLUMNS,
  type StatementColumn,
  type StatementHeadings,
} from '../../platform/payments/bank/statement-columns.shared.js';
import type { KeptBankProfile } from '../rows/bank-profiles.rows.js';
import type { BankProfileResource } from './bank-profile.contract.js';

/** Returns the headings without empty ones. */
export const headingsOf = (columns: Readonly<Record<StatementColumn, string>>): StatementHeadings =>
  Object.fromEntries(
    STATEMENT_COLUMNS.map((column) => [column, columns[column].trim()]).filter(([, heading]) => heading !== ''),
  );

/** Returns a heading for every column, '' for absent ones. */
export const fillColumns = (headings: StatementHeadings): Readonly<Record<StatementColumn, string>> =>
  Object.fromEntries(STATEMENT_COLUMNS.map((column) => [column, headings[column] ?? ''])) as Record<
    StatementColumn,
    string
  >;

export const toBankProfileResource = (profile: KeptBankProfile): BankProfileResource => ({
  id: profile.id,
  name: profile.name,
  ...fillColumns(profile.headings),
  created: toTokyoIso(profile.created),
  removed_at: profile.removed_at && toTokyoIso(profile.removed_at),
  version: profile.version,
});
