import { findHeading } from '../../csv/csv-heading.js';
import type { FirstRow } from '../../csv/first-rows.js';
import { ANY_BANK, type BankProfile, headingOf } from './bank-profiles.js';
import { missingColumnOf, type StatementHeadings } from './statement-columns.shared.js';

/** A row that may be the heading of a file, with the columns guessed from its cells. */
export interface GuessedHeading {
  /** The line number; null if the file has no such row. */
  readonly line: number | null;
  readonly headings: StatementHeadings;
}

const filled = ({ cells }: FirstRow): number => cells.filter((cell) => cell !== '').length;

/** Returns the first row with the most cells; undefined without rows. */
const widest = (rows: readonly FirstRow[]): FirstRow | undefined =>
  rows.reduce<FirstRow | undefined>((best, row) => (best && filled(best) >= filled(row) ? best : row), undefined);

/** Returns the heading of a text as a profile reads it, with each column once. */
const headingsBy = (text: string, profile: BankProfile, rows: readonly FirstRow[]): GuessedHeading => {
  const headingMatch = findHeading(text, headingOf(profile));
  const row = rows.find(({ line }) => line === (headingMatch?.before ?? -1) + 1);
  const pairs = (headingMatch?.columns ?? []).flatMap((column, at) =>
    column ? [[column, row?.cells[at] ?? ''] as const] : [],
  );
  // If two cells match one column, the first wins.
  const headings = Object.fromEntries([...pairs].reverse().filter(([, heading]) => heading !== ''));
  return { line: row && Object.keys(headings).length > 0 ? row.line : null, headings };
};

/**
 * Guesses the heading and columns of a file, which an operator may correct. Uses the matching profile, else headings
 * common to banks, else the row with most cells.
 */
export const guessColumns = (text: string, profile: BankProfile | null, rows: readonly FirstRow[]): GuessedHeading => {
  const known = headingsBy(text, profile ?? ANY_BANK, rows);
  const isSure = profile !== null && missingColumnOf(known.headings) === null;
  if (isSure || Object.keys(known.headings).length > 1) return known;
  return { line: widest(rows)?.line ?? null, headings: {} };
};
