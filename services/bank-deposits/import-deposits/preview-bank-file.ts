import { Readable } from 'node:stream';
import type { Language } from '../../kernel/languages.js';
import { readFileText } from '../../platform/csv/csv.js';
import { parseFirstRows } from '../../platform/csv/first-rows.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import { type BankProfile, buildProfile } from '../../platform/payments/bank/bank-profiles.js';
import type { StatementLine, StatementRead, StatementRules } from '../../platform/payments/bank/bank-statement.js';
import { detectProfile, readByProfile } from '../../platform/payments/bank/csv-statement.js';
import { guessColumns } from '../../platform/payments/bank/guess-columns.js';
import {
  missingColumnOf,
  type StatementColumn,
  type StatementHeadings,
} from '../../platform/payments/bank/statement-columns.shared.js';
import { isFixedLength } from '../../platform/payments/bank/zengin-statement.js';
import { describeRefusal } from '../commands/bank-profile-refusals.messages.js';
import { fillColumns } from '../wire/bank-profile-resource.js';
import { describeProblems, FIXED_LENGTH } from './import-refusals.messages.js';
import type { BankFilePreview, ReadDeposit } from './preview-bank-file.contract.js';

const MAX_ROWS = 20;
const MAX_DEPOSITS = 100;

const shown = ({ line, bookedOn, yen, sender, enquiry, balance, isReversal }: StatementLine): ReadDeposit => ({
  line,
  booked_on: bookedOn,
  yen,
  sender,
  enquiry,
  balance,
  is_reversal: isReversal,
});

/** Reads a file with chosen headings, or reports the missing column. */
const readBy = async (bytes: Buffer, headings: StatementHeadings, rules: StatementRules): Promise<StatementRead> => {
  const column: StatementColumn | null = missingColumnOf(headings);
  if (column) {
    const [, message] = describeRefusal({ code: 'ColumnMissing', column });
    return { problems: [{ line: null, message }] };
  }
  return readByProfile(bytes, buildProfile('chosen', '', headings), rules);
};

/** Returns the chosen headings, else known or guessed ones, and the profile that matches the file. */
const headingsIn = (text: string, chosen: StatementHeadings, { profiles = [] }: StatementRules) => {
  const rows = parseFirstRows(text, MAX_ROWS);
  const profile: BankProfile | null = detectProfile(text, profiles);
  const guessed = guessColumns(text, profile, rows);
  const isChosen = Object.keys(chosen).length > 0;
  return { rows, profile, line: guessed.line, isChosen, headings: isChosen ? chosen : guessed.headings };
};

/**
 * Previews a bank's file by the same rules as an import.
 *
 * @param chosen headings of columns; if empty, the detected layout is used
 * @throws RefusedError 400 under `file` for a fixed-length file, which has no columns to choose, and for content that
 * is no text
 */
export const previewBankFile = async (
  bytes: Buffer,
  chosen: StatementHeadings,
  rules: StatementRules,
  language: Language,
): Promise<BankFilePreview> => {
  if (isFixedLength(bytes)) throw new RefusedError(400, buildFieldError('file', FIXED_LENGTH));
  const text = await readFileText(Readable.from([bytes]));
  const { rows, profile, line, isChosen, headings } = headingsIn(text, chosen, rules);
  const isKnown = profile !== null && !isChosen;
  const { statement, problems = [] } = await (isKnown
    ? readByProfile(bytes, profile, rules)
    : readBy(bytes, headings, rules));
  const lines = statement?.lines ?? [];
  return {
    rows,
    heading_line: line,
    layout: profile?.name[language] ?? null,
    columns: fillColumns(headings),
    count: lines.length,
    total: lines.reduce((sum, { yen, isReversal }) => sum + (isReversal ? 0 : yen), 0),
    deposits: lines.slice(0, MAX_DEPOSITS).map(shown),
    problems: describeProblems(problems).map((message) => message[language]),
  };
};
