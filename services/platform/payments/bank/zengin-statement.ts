import { isAscii, isUtf8 } from 'node:buffer';
import { setImmediate as turn } from 'node:timers/promises';
import { addDays } from '../../../kernel/business-days.js';
import { yen } from '../../../kernel/money.js';
import type { TokyoDate } from '../../../kernel/time.js';
import type { StatementLine, StatementProblem, StatementRead, StatementRules } from './bank-statement.js';
import { dateOfEra } from './japanese-era.js';
import { STATEMENT_PROBLEMS, type StatementProblemCode } from './statement-problems.messages.js';
import { fieldsOf, isWholeRecord, recordsOf, ZENGIN_LAYOUTS, type ZenginLayout } from './zengin-layouts.js';

/** Records that are read at once: some milliseconds. */
const AT_ONCE = 250;
const JIS = '0';
const WITHDRAWAL = '2';
const CANCELLED = '1';
/** Older lines are of no payment that is still looked for, and tell of a wrong era. */
const OLDEST_DAYS = 730;
/** EBCDIC's digits: a file in it cannot be read as Shift_JIS at all. */
const EBCDIC_ONE = 0xf1;
/** Some banks end a file with it, as MS-DOS did. */
const END_OF_FILE = 0x1a;

type Fields = Readonly<Record<string, string>>;

const problem = (code: StatementProblemCode, line: number | null = null): StatementProblem => ({
  line,
  message: STATEMENT_PROBLEMS[code],
});

/** What a file's lines come to, of one direction. */
interface Sums {
  readonly count: number;
  readonly total: number;
}

const NOTHING: Sums = { count: 0, total: 0 };
const plus = ({ count, total }: Sums, amount: number): Sums => ({ count: count + 1, total: total + amount });

/** A line as it was read, or what is wrong with it. */
type DataRead = { readonly line: StatementLine; readonly isOther: boolean } | { readonly problem: StatementProblem };

const isInRange = (date: TokyoDate, today: TokyoDate): boolean => date >= addDays(today, -OLDEST_DAYS);

const readData = (fields: Fields, line: number, today: TokyoDate): DataRead => {
  const bookedOn = dateOfEra(fields.booked!, today);
  if (!bookedOn) return { problem: problem('BadDate', line) };
  if (!isInRange(bookedOn, today)) return { problem: problem('DateOutOfRange', line) };
  if (!/^\d+$/.test(fields.yen!) || Number(fields.yen) === 0) return { problem: problem('BadAmount', line) };
  const isReversal = fields.cancelled === CANCELLED;
  const enquiry = fields.enquiry!.replace(/^0+/, '');
  return {
    line: { line, bookedOn, enquiry, yen: yen(Number(fields.yen)), sender: fields.sender!, isReversal },
    isOther: isReversal || fields.direction === WITHDRAWAL,
  };
};

const addsUp = (trailer: Fields, deposits: Sums, others: Sums): boolean =>
  Number(trailer.count) === deposits.count &&
  Number(trailer.total) === deposits.total &&
  Number(trailer.otherCount) === others.count &&
  Number(trailer.otherTotal) === others.total;

const isOwn = (header: Fields, { number, branch }: StatementRules['account']): boolean =>
  /^\d+$/.test(header.account!) &&
  Number(header.account) === Number(number) &&
  (branch === null || header.branch === branch);

/** What follows the header: data, one trailer, one end, in this order. */
const shapeOf = (records: readonly string[]): StatementProblem | null => {
  const kinds = records.map((record) => record[0]);
  const short = records.findIndex((record) => !isWholeRecord(record));
  if (short >= 0 && short < records.length - 1) return problem('RecordLength', short + 1);
  if (short >= 0 || kinds.at(-1) !== '9' || kinds.at(-2) !== '8') {
    const odd = kinds.findIndex((kind, i) => (i === 0 ? kind !== '1' : kind !== '2' && kind !== '8' && kind !== '9'));
    return odd >= 0 && isWholeRecord(records[odd]!) ? problem('UnexpectedRecord', odd + 1) : problem('Truncated');
  }
  const odd = kinds.slice(1, -2).findIndex((kind) => kind !== '2');
  return odd >= 0 ? problem('UnexpectedRecord', odd + 2) : null;
};

const readRecords = async (
  records: readonly string[],
  layout: ZenginLayout,
  today: TokyoDate,
): Promise<StatementRead> => {
  const problems: StatementProblem[] = [];
  const lines: StatementLine[] = [];
  let [deposits, others] = [NOTHING, NOTHING];
  for (const [index, record] of records.slice(1, -2).entries()) {
    // Whoever else has a request here is served in between.
    if (index % AT_ONCE === 0) await turn();
    const fields = fieldsOf(record, layout.data);
    const read = readData(fields, index + 2, today);
    if ('problem' in read) problems.push(read.problem);
    else {
      if (read.isOther) others = plus(others, read.line.yen);
      else deposits = plus(deposits, read.line.yen);
      if (fields.direction !== WITHDRAWAL) lines.push(read.line);
    }
  }
  const trailer = fieldsOf(records.at(-2)!, layout.trailer);
  if (problems.length === 0 && !addsUp(trailer, deposits, others))
    problems.push(problem('TotalsDiffer', records.length - 1));
  return problems.length > 0 ? { problems } : { statement: { format: 'zengin', lines } };
};

/** Whether a file looks like one of fixed length, whatever is wrong with it. */
export const isFixedLength = (bytes: Buffer): boolean =>
  bytes[0] === EBCDIC_ONE || /^1\d{3}/.test(bytes.toString('latin1', 0, 4));

/** Reads a file of the Zengin system, fixed length, types 01 and 03: whole, or not at all. */
export const readZengin = async (file: Buffer, { account, today }: StatementRules): Promise<StatementRead> => {
  const bytes = file.at(-1) === END_OF_FILE ? file.subarray(0, -1) : file;
  const isEdited = isUtf8(bytes) && !isAscii(bytes);
  if (bytes[0] === EBCDIC_ONE || isEdited) return { problems: [problem('WrongEncoding')] };
  const text = new TextDecoder('shift_jis').decode(bytes);
  // A letter of two bytes, or none at all: no field of these files has any.
  if (text.length !== bytes.length || text.includes('\ufffd')) return { problems: [problem('WrongEncoding')] };
  const layout = ZENGIN_LAYOUTS[text.slice(1, 3)];
  if (!layout) return { problems: [problem('UnknownKind', 1)] };
  const records = recordsOf(text);
  const header = fieldsOf(records[0]!, layout.header);
  if (header.code !== JIS) return { problems: [problem('WrongEncoding', 1)] };
  const misshapen = shapeOf(records);
  if (misshapen) return { problems: [misshapen] };
  if (!isOwn(header, account)) return { problems: [problem('OtherAccount', 1)] };
  return readRecords(records, layout, today);
};
