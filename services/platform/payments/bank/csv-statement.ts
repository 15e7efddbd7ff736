import { Readable } from 'node:stream';
import { addDays } from '../../../kernel/business-days.js';
import { yen } from '../../../kernel/money.js';
import { readCsv } from '../../text/csv.js';
import type { StatementLine, StatementProblem, StatementRead, StatementRules } from './bank-statement.js';
import { dateOfText } from './japanese-era.js';
import { STATEMENT_PROBLEMS, type StatementProblemCode } from './statement-problems.messages.js';

/** The columns, by the names that banks have for them. */
const HEADING = {
  required: ['booked_on', 'yen', 'sender'],
  optional: ['enquiry', 'cancelled', 'account'],
  also: {
    取引日: 'booked_on',
    お取引日: 'booked_on',
    勘定日: 'booked_on',
    入金日: 'booked_on',
    日付: 'booked_on',
    年月日: 'booked_on',
    金額: 'yen',
    入金額: 'yen',
    入金金額: 'yen',
    '入金金額(円)': 'yen',
    お預入金額: 'yen',
    お預り金額: 'yen',
    振込依頼人名: 'sender',
    振込依頼人: 'sender',
    依頼人名: 'sender',
    摘要: 'sender',
    お取引内容: 'sender',
    照会番号: 'enquiry',
    取引番号: 'enquiry',
    取消: 'cancelled',
    取消区分: 'cancelled',
    口座番号: 'account',
  },
  ignoresOthers: true,
  wantsAllCells: true,
} as const;

const OLDEST_DAYS = 730;
const DAYS_AHEAD = 7;

type Cells = Readonly<Record<'booked_on' | 'yen' | 'sender' | 'enquiry' | 'cancelled' | 'account', string>>;

const problem = (code: StatementProblemCode, line: number): StatementProblem => ({
  line,
  message: STATEMENT_PROBLEMS[code],
});

/** `3,000`, `￥3,000`, `3000円`. */
const amountOf = (text: string): number => {
  const [, digits] = /^[¥\\]?([\d,]+)円?$/.exec(text.normalize('NFKC').trim()) ?? [];
  return digits ? Number(digits.replaceAll(',', '')) : Number.NaN;
};

/** A line, what is wrong with it, or null for one that tells of no money that came. */
const readLine = (
  cells: Cells,
  line: number,
  { account, today }: StatementRules,
): StatementLine | StatementProblem | null => {
  if (cells.yen === '') return null;
  const bookedOn = dateOfText(cells.booked_on);
  if (!bookedOn) return problem('BadDate', line);
  if (bookedOn < addDays(today, -OLDEST_DAYS) || bookedOn > addDays(today, DAYS_AHEAD))
    return problem('DateOutOfRange', line);
  const amount = amountOf(cells.yen);
  if (!Number.isSafeInteger(amount) || amount < 0) return problem('BadAmount', line);
  if (amount === 0) return null;
  const [number] = /\d+$/.exec(cells.account.replace(/\D+$/, '')) ?? [];
  if (number && Number(number) !== Number(account.number)) return problem('OtherAccount', line);
  const isReversal = cells.cancelled !== '' && cells.cancelled !== '0';
  const enquiry = cells.enquiry.replace(/^0+/, '');
  return { line, bookedOn, enquiry, yen: yen(amount), sender: cells.sender, isReversal };
};

/**
 * Reads a bank's CSV file, UTF-8 or Shift_JIS: whole, or not at all. It has no totals, and names no account unless in a
 * column.
 *
 * @throws RefusedError 400 under `file` for what is no CSV or has other columns
 */
export const readStatementCsv = async (bytes: Buffer, rules: StatementRules): Promise<StatementRead> => {
  const lines: StatementLine[] = [];
  const problems: StatementProblem[] = [];
  for await (const { line, cells } of readCsv(Readable.from([bytes]), HEADING)) {
    const read = readLine(cells, line, rules);
    if (read === null) continue;
    if ('message' in read) problems.push(read);
    else lines.push(read);
  }
  return problems.length > 0 ? { problems } : { statement: { format: 'csv', lines } };
};
