import { Readable } from 'node:stream';
import { addDays } from '../../../kernel/business-days.js';
import type { Bilingual } from '../../../kernel/languages.js';
import { type Yen, yen } from '../../../kernel/money.js';
import type { TokyoDate } from '../../../kernel/time.js';
import { readCsv, readFileText } from '../../csv/csv.js';
import { findHeading } from '../../csv/csv-heading.js';
import { RefusedError } from '../../http/responses/envelope.js';
import { parseWholeNumber } from '../../text/whole-number.js';
import { ANY_BANK, BANK_PROFILES, type BankProfile, headingOf } from './bank-profiles.js';
import type { StatementLine, StatementProblem, StatementRead, StatementRules } from './bank-statement.js';
import { parseStatementDate } from './japanese-era.js';
import { STATEMENT_COLUMN_NAMES, type StatementColumn } from './statement-columns.shared.js';
import { STATEMENT_PROBLEMS, type StatementProblemCode } from './statement-problems.messages.js';

const OLDEST_DAYS = 730;
const DAYS_AHEAD = 7;

type Cells = Readonly<Record<StatementColumn, string>>;

/** Matches the texts that banks write for an absent amount. */
const NONE = /^[-‐‑–—―−ー－*＊]*$/;
/** Matches lines that contain totals or a balance carried over. */
const NO_ENTRY = /^(?:合計|小計|計|総合計|件数|繰越|前月繰越|前日残高|残高|total)/i;
const IN = /^(?:入金?|受入?|預入?|預り|入金取引|1|cr|credit)$/i;
const OUT = /^(?:出金?|払出?|支払い?|引出し?|出金取引|2|dr|debit)$/i;

class Unreadable extends Error {
  constructor(
    readonly code: StatementProblemCode,
    readonly column: StatementColumn,
  ) {
    super(code);
  }
}

const problem = (line: number, { code, column }: Unreadable): StatementProblem => {
  const name: Bilingual = STATEMENT_COLUMN_NAMES[column];
  const { ja, en } = STATEMENT_PROBLEMS[code];
  if (code === 'OtherAccount') return { line, message: STATEMENT_PROBLEMS[code] };
  return { line, message: { ja: `「${name.ja}」の列：${ja}`, en: `Column “${name.en}”: ${en}` } };
};

const isNone = (text: string): boolean => NONE.test(text.trim());

const amountIn = (cells: Cells, column: StatementColumn): number => {
  const amount = isNone(cells[column]) ? 0 : parseWholeNumber(cells[column]);
  if (!Number.isSafeInteger(amount)) throw new Unreadable('BadAmount', column);
  return amount;
};

/** Returns the incoming amount, negative for a reversal; 0 for a line without incoming money. */
const incomeOf = (cells: Cells): number => {
  // A separate column for incoming money decides: every bank has its own words and codes for the direction.
  if (!isNone(cells.in)) return amountIn(cells, 'in');
  const direction = cells.direction.normalize('NFKC').trim();
  if (OUT.test(direction)) return 0;
  const amount = isNone(cells.amount) ? 0 : amountIn(cells, 'amount');
  return amount > 0 || IN.test(direction) ? amount : 0;
};

/** Returns true if a line contains outgoing money. */
const isOutflow = (cells: Cells): boolean => {
  if (!isNone(cells.out)) return parseWholeNumber(cells.out) !== 0;
  if (!isNone(cells.in)) return false;
  return OUT.test(cells.direction.normalize('NFKC').trim()) || parseWholeNumber(cells.amount) < 0;
};

const writtenDay = ({ booked_on, year, month, day }: Cells): string =>
  booked_on === '' ? [year, month, day].join('/') : booked_on;

/** Matches a month and a day without a year: 11/20, 11月20日. */
const MONTH_AND_DAY = /^\/?\d{1,2}[-/.月]\d{1,2}日?$/;

const dayOf = (cells: Cells, today: TokyoDate): TokyoDate => {
  const { booked_on, day } = cells;
  const column = booked_on === '' && day !== '' ? 'day' : 'booked_on';
  const written = writtenDay(cells);
  const bookedOn = parseStatementDate(written, today);
  if (!bookedOn) {
    const isYearless = MONTH_AND_DAY.test(written.normalize('NFKC').replace(/\s|\(.\)$/g, ''));
    throw new Unreadable(isYearless ? 'NoYear' : 'BadDate', column);
  }
  if (bookedOn < addDays(today, -OLDEST_DAYS) || bookedOn > addDays(today, DAYS_AHEAD))
    throw new Unreadable('DateOutOfRange', column);
  return bookedOn;
};

const balanceOf = (cells: Cells): Yen | null => (isNone(cells.balance) ? null : yen(amountIn(cells, 'balance')));

/** Returns the sender's name, else the summary. */
const senderOf = ({ sender, summary }: Cells): string => sender || summary;

/** Matches the account number in lines before the heading: 口座番号,1234567. A masked number is ignored. */
const NAMED_ACCOUNT =
  /(?:口座番号|account (?:number|no\.?))[^\d*xX＊●]{0,12}(?<![*xX＊●])(?:\d{3}[-\s])?(\d{6,8})(?![\d*xX＊●])/i;

/** Returns the line before the heading that names another account; null if there is none. */
const otherAccountLine = (text: string, before: number, { number }: StatementRules['account']): number | null => {
  const lines = text.split(/\r\n|\r|\n/, before);
  const at = lines.findIndex((line) => {
    const [, named] = NAMED_ACCOUNT.exec(line.normalize('NFKC')) ?? [];
    return named !== undefined && Number(named) !== Number(number);
  });
  return at < 0 ? null : at + 1;
};

/** Reads a line; null if it contains no incoming money. */
const readLine = (
  cells: Cells,
  line: number,
  { account, today }: StatementRules,
): Omit<StatementLine, 'mayRepeatBalance'> | null => {
  if (NO_ENTRY.test(cells.booked_on)) return null;
  const income = incomeOf(cells);
  if (income === 0) return null;
  const [number] = /\d+$/.exec(cells.account.normalize('NFKC').replace(/\D+$/, '')) ?? [];
  if (number && Number(number) !== Number(account.number)) throw new Unreadable('OtherAccount', 'account');
  const isReversal = income < 0 || (cells.cancelled !== '' && cells.cancelled !== '0');
  return {
    line,
    bookedOn: dayOf(cells, today),
    enquiry: cells.enquiry.normalize('NFKC').replace(/^0+/, ''),
    yen: yen(Math.abs(income)),
    sender: senderOf(cells),
    isReversal,
    balance: balanceOf(cells),
  };
};

/** Counts the columns of a text that match a profile; 0 if a required one is missing. */
const knownColumns = (text: string, profile: BankProfile): number => {
  const heading = findHeading(text, headingOf(profile));
  return heading?.problem === null ? heading.columns.filter((column) => column !== null).length : 0;
};

/** Returns the first profile that matches most of the file's columns; undefined if none matches. */
const bestOf = (text: string, profiles: readonly BankProfile[]): BankProfile | undefined => {
  const fits = profiles.map((profile) => ({ profile, columns: knownColumns(text, profile) }));
  const most = Math.max(0, ...fits.map(({ columns }) => columns));
  return most === 0 ? undefined : fits.find(({ columns }) => columns === most)?.profile;
};

/**
 * Detects the profile of a file by its headings: operators' profiles first, then the banks'. Returns null if none
 * matches.
 */
export const detectProfile = (text: string, ownProfiles: readonly BankProfile[] = []): BankProfile | null =>
  bestOf(text, ownProfiles) ?? bestOf(text, [...BANK_PROFILES, ANY_BANK]) ?? null;

const problemsOf = ({ errors }: RefusedError): readonly StatementProblem[] =>
  (errors.file ?? []).map((message) => ({ line: null, message }));

/** The days with outgoing money, as far as the file lists it. */
class Outflows {
  private readonly days = new Set<string>();

  constructor(private readonly isListed: boolean) {}

  note(cells: Cells, today: TokyoDate): void {
    if (isOutflow(cells)) this.days.add(parseStatementDate(writtenDay(cells), today) ?? '');
  }

  mayBeOn(day: TokyoDate): boolean {
    return !this.isListed || this.days.has(day);
  }
}

/**
 * Reads a bank's CSV file with a profile, completely or not at all. Such a file has no totals. An import and its
 * preview both use this function.
 *
 * @returns the lines, or the problems of the file
 */
export const readByProfile = async (
  bytes: Buffer,
  profile: BankProfile,
  rules: StatementRules,
): Promise<StatementRead> => {
  const text = await readFileText(Readable.from([bytes]));
  const heading = headingOf(profile);
  const headingMatch = findHeading(text, heading);
  const outflows = new Outflows(
    headingMatch?.columns.some((column) => column === 'out' || column === 'amount') ?? false,
  );
  const absent = Object.fromEntries(Object.keys(STATEMENT_COLUMN_NAMES).map((column) => [column, '']));
  const lines: Omit<StatementLine, 'mayRepeatBalance'>[] = [];
  const problems: StatementProblem[] = [];
  const other = otherAccountLine(text, headingMatch?.before ?? 0, rules.account);
  if (other !== null) return { problems: [{ line: other, message: STATEMENT_PROBLEMS.OtherAccount }] };
  try {
    for await (const { line, cells: some } of readCsv(Readable.from([bytes]), heading)) {
      const cells = { ...absent, ...some } as Cells;
      outflows.note(cells, rules.today);
      try {
        const read = readLine(cells, line, rules);
        if (read) lines.push(read);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        problems.push(problem(line, error));
      }
    }
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return { problems: [...problems, ...problemsOf(error)] };
  }
  if (problems.length > 0) return { problems };
  const annotatedLines = lines.map((line) => ({ ...line, mayRepeatBalance: outflows.mayBeOn(line.bookedOn) }));
  return { statement: { format: 'csv', profile, lines: annotatedLines } };
};

/**
 * Reads a bank's CSV file with the profile that matches its headings.
 *
 * @throws RefusedError 400 under `file` for content that is no text
 */
export const readStatementCsv = async (bytes: Buffer, rules: StatementRules): Promise<StatementRead> => {
  const text = await readFileText(Readable.from([bytes]));
  const profile = detectProfile(text, rules.profiles);
  if (profile) return readByProfile(bytes, profile, rules);
  // These problems name the columns that every bank's file needs.
  const { problems = [] } = await readByProfile(bytes, ANY_BANK, rules);
  return { problems, isUnknown: text.trim() !== '' };
};
