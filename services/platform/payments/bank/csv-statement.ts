import { Readable } from 'node:stream';
import { addDays } from '../../../kernel/business-days.js';
import type { Bilingual } from '../../../kernel/languages.js';
import { type Yen, yen } from '../../../kernel/money.js';
import type { TokyoDate } from '../../../kernel/time.js';
import { readCsv, textOf } from '../../text/csv.js';
import { findHeading } from '../../text/csv-heading.js';
import { wholeNumberOf } from '../../text/written-number.js';
import { ANY_BANK, BANK_PROFILES, type BankProfile, headingOf } from './bank-profiles.js';
import type { StatementLine, StatementProblem, StatementRead, StatementRules } from './bank-statement.js';
import { dateOfText } from './japanese-era.js';
import { STATEMENT_COLUMN_NAMES, type StatementColumn } from './statement-columns.shared.js';
import { STATEMENT_PROBLEMS, type StatementProblemCode } from './statement-problems.messages.js';

const OLDEST_DAYS = 730;
const DAYS_AHEAD = 7;

type Cells = Readonly<Record<StatementColumn, string>>;

/** The texts that banks write where there is no amount. */
const NONE = /^[-ー－*＊]*$/;
/** Lines that add up others, or carry a balance over. */
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
  const amount = isNone(cells[column]) ? 0 : wholeNumberOf(cells[column]);
  if (!Number.isSafeInteger(amount)) throw new Unreadable('BadAmount', column);
  return amount;
};

/** Returns the incoming amount, below zero where it is taken back; 0 for a line without incoming money. */
const incomeOf = (cells: Cells): number => {
  const direction = cells.direction.normalize('NFKC').trim();
  if (OUT.test(direction)) return 0;
  if (!isNone(cells.in)) return amountIn(cells, 'in');
  const amount = isNone(cells.amount) ? 0 : amountIn(cells, 'amount');
  return amount > 0 || IN.test(direction) ? amount : 0;
};

const dayOf = ({ booked_on, year, month, day }: Cells, today: TokyoDate): TokyoDate => {
  const column = booked_on === '' && day !== '' ? 'day' : 'booked_on';
  const bookedOn = dateOfText(booked_on === '' ? [year, month, day].join('/') : booked_on, today);
  if (!bookedOn) throw new Unreadable('BadDate', column);
  if (bookedOn < addDays(today, -OLDEST_DAYS) || bookedOn > addDays(today, DAYS_AHEAD))
    throw new Unreadable('DateOutOfRange', column);
  return bookedOn;
};

const balanceOf = (cells: Cells): Yen | null => (isNone(cells.balance) ? null : yen(amountIn(cells, 'balance')));

/** The name, and what the bank prints beside it where it has no name. */
const senderOf = ({ sender, summary }: Cells): string => sender || summary;

/** A line, or null for one that tells of no money that came. */
const readLine = (cells: Cells, line: number, { account, today }: StatementRules): StatementLine | null => {
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

/** Counts the columns of a text that a profile knows; 0 where a required one is missing. */
const knownColumns = (text: string, profile: BankProfile): number => {
  const found = findHeading(text, headingOf(profile));
  return found?.problem === null ? found.columns.filter((column) => column !== null).length : 0;
};

/** The profile that a file has: an owner's own, else the one that knows most of its columns, any bank's last. */
const profileOf = async (bytes: Buffer, own: readonly BankProfile[]): Promise<BankProfile> => {
  const text = await textOf(Readable.from([bytes]));
  const described = own.find((profile) => knownColumns(text, profile) > 0);
  if (described) return described;
  const fits = [...BANK_PROFILES, ANY_BANK].map((profile) => ({ profile, columns: knownColumns(text, profile) }));
  const most = Math.max(...fits.map(({ columns }) => columns));
  return most === 0 ? ANY_BANK : fits.find(({ columns }) => columns === most)!.profile;
};

/**
 * Reads a bank's CSV file: whole, or not at all. It has no totals, and names no account unless in a column.
 *
 * @throws RefusedError 400 under `file` for what is no CSV or has other columns
 */
export const readStatementCsv = async (bytes: Buffer, rules: StatementRules): Promise<StatementRead> => {
  const profile = await profileOf(bytes, rules.profiles ?? []);
  const heading = headingOf(profile);
  const absent = Object.fromEntries(Object.keys(STATEMENT_COLUMN_NAMES).map((column) => [column, '']));
  const lines: StatementLine[] = [];
  const problems: StatementProblem[] = [];
  for await (const { line, cells } of readCsv(Readable.from([bytes]), heading)) {
    try {
      const read = readLine({ ...absent, ...cells } as Cells, line, rules);
      if (read) lines.push(read);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      problems.push(problem(line, error));
    }
  }
  return problems.length > 0 ? { problems } : { statement: { format: 'csv', profile: profile.id, lines } };
};
