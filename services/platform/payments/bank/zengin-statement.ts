import { isAscii, isUtf8 } from 'node:buffer';
import { setImmediate as turn } from 'node:timers/promises';
import { addDays } from '../../../kernel/business-days.js';
import { yen } from '../../../kernel/money.js';
import type { TokyoDate } from '../../../kernel/time.js';
import type { StatementLine, StatementProblem, StatementRead, StatementRules } from './bank-statement.js';
import { parseEraDate } from './japanese-era.js';
import { STATEMENT_PROBLEMS, type StatementProblemCode } from './statement-problems.messages.js';
import { fieldsOf, isWholeRecord, recordsOf, ZENGIN_LAYOUTS } from './zengin-layouts.js';

/** The number of records read without a pause: some milliseconds of work. */
const AT_ONCE = 250;
const JIS = '0';
const WITHDRAWAL = '2';
const CANCELLED = '1';
/** The maximum age of a line in days. Older dates indicate a wrong era, and no open payment is that old. */
const OLDEST_DAYS = 730;
/** The digit 1 in EBCDIC. A file in EBCDIC cannot be read as Shift_JIS. */
const EBCDIC_ONE = 0xf1;
/** Some banks end a file with this control character, as MS-DOS did. */
const END_OF_FILE = 0x1a;

type Fields = Readonly<Record<string, string>>;

const problem = (code: StatementProblemCode, line: number | null = null): StatementProblem => ({
  line,
  message: STATEMENT_PROBLEMS[code],
});

/** The totals of a file's lines in one direction. */
interface Sums {
  readonly count: number;
  readonly total: number;
}

const NOTHING: Sums = { count: 0, total: 0 };
const plus = ({ count, total }: Sums, amount: number): Sums => ({ count: count + 1, total: total + amount });

/** A line that was read, or its problem. */
type DataRead = { readonly line: StatementLine; readonly isOther: boolean } | { readonly problem: StatementProblem };

const isInRange = (date: TokyoDate, today: TokyoDate): boolean => date >= addDays(today, -OLDEST_DAYS);

const readData = (fields: Fields, line: number, today: TokyoDate): DataRead => {
  const bookedOn = parseEraDate(fields.booked!, today);
  if (!bookedOn) return { problem: problem('BadDate', line) };
  if (!isInRange(bookedOn, today)) return { problem: problem('DateOutOfRange', line) };
  if (!/^\d+$/.test(fields.yen!) || Number(fields.yen) === 0) return { problem: problem('BadAmount', line) };
  const isReversal = fields.cancelled === CANCELLED;
  const enquiry = fields.enquiry!.replace(/^0+/, '');
  return {
    line: {
      line,
      bookedOn,
      enquiry,
      yen: yen(Number(fields.yen)),
      sender: fields.sender!,
      isReversal,
      balance: null,
      mayRepeatBalance: false,
    },
    isOther: isReversal || fields.direction === WITHDRAWAL,
  };
};

const addsUp = (trailer: Fields, deposits: Sums, others: Sums): boolean =>
  Number(trailer.count) === deposits.count &&
  Number(trailer.total) === deposits.total &&
  Number(trailer.otherCount) === others.count &&
  Number(trailer.otherTotal) === others.total;

/** Checks the record count of type 03. If it is empty, the totals alone are checked. */
const hasAllRecords = ({ records = '' }: Fields, count: number): boolean =>
  /^0*$/.test(records) || Number(records) === count;

const isOwn = (header: Fields, { number, branch }: StatementRules['account']): boolean =>
  /^\d+$/.test(header.account!) &&
  Number(header.account) === Number(number) &&
  (branch === null || header.branch === branch);

/** An account in a file: its header, its lines and its trailer. Indexes count from 0 in the file. */
interface Group {
  readonly header: number;
  readonly data: readonly number[];
  readonly trailer: number;
}

/** Splits a file into groups of header, data and trailer. An end record may follow each group or only the last. */
const groupsOf = (records: readonly string[]): readonly Group[] | StatementProblem => {
  const short = records.findIndex((record) => !isWholeRecord(record));
  if (short >= 0 && short < records.length - 1) return problem('RecordLength', short + 1);
  if (short >= 0) return problem('Truncated');
  const groups: Group[] = [];
  let open: { header: number; data: number[] } | null = null;
  for (const [at, record] of records.entries()) {
    const kind = record[0];
    if (kind === '1' && !open) open = { header: at, data: [] };
    else if (kind === '2' && open) open.data.push(at);
    else if (kind === '8' && open) {
      groups.push({ ...open, trailer: at });
      open = null;
    } else if (kind !== '9' || open || groups.length === 0) return problem('UnexpectedRecord', at + 1);
  }
  return open || records.at(-1)?.[0] !== '9' ? problem('Truncated') : groups;
};

const readGroup = async (
  records: readonly string[],
  { header, data, trailer }: Group,
  { account, today }: StatementRules,
): Promise<{ readonly lines: readonly StatementLine[]; readonly problems: readonly StatementProblem[] }> => {
  const problems: StatementProblem[] = [];
  const lines: StatementLine[] = [];
  const layout = ZENGIN_LAYOUTS[records[header]!.slice(1, 3)];
  if (!layout) return { lines, problems: [problem('UnknownKind', header + 1)] };
  const head = fieldsOf(records[header]!, layout.header);
  if (head.code !== JIS) return { lines, problems: [problem('WrongEncoding', header + 1)] };
  // A file may also contain other accounts of the company.
  if (!isOwn(head, account)) return { lines, problems: [problem('OtherAccount', header + 1)] };
  let [deposits, others] = [NOTHING, NOTHING];
  for (const [index, at] of data.entries()) {
    // This pause lets the process serve other requests.
    if (index % AT_ONCE === 0) await turn();
    const fields = fieldsOf(records[at]!, layout.data);
    const read = readData(fields, at + 1, today);
    if ('problem' in read) problems.push(read.problem);
    else {
      if (read.isOther) others = plus(others, read.line.yen);
      else deposits = plus(deposits, read.line.yen);
      if (fields.direction !== WITHDRAWAL) lines.push(read.line);
    }
  }
  const sums = fieldsOf(records[trailer]!, layout.trailer);
  if (problems.length === 0 && !(addsUp(sums, deposits, others) && hasAllRecords(sums, data.length)))
    problems.push(problem('TotalsDiffer', trailer + 1));
  return { lines, problems };
};

const isOtherAccount = ({ message }: StatementProblem): boolean => message === STATEMENT_PROBLEMS.OtherAccount;

/** Reads the lines of the shop's account, and skips other accounts. */
const readGroups = async (
  records: readonly string[],
  groups: readonly Group[],
  rules: StatementRules,
): Promise<StatementRead> => {
  const read = [];
  for (const group of groups) read.push(await readGroup(records, group, rules));
  const ownGroups = read.filter(({ problems }) => !problems.some(isOtherAccount));
  const problems = (ownGroups.length > 0 ? ownGroups : read.slice(0, 1)).flatMap((group) => group.problems);
  const lines = ownGroups.flatMap((group) => group.lines);
  return problems.length > 0 ? { problems } : { statement: { format: 'zengin', profile: null, lines } };
};

/** Returns true if a file looks like one of fixed length, also if it is invalid. */
export const isFixedLength = (bytes: Buffer): boolean =>
  bytes[0] === EBCDIC_ONE || /^1\d{3}/.test(bytes.toString('latin1', 0, 4));

/** Reads a Zengin file of fixed length, types 01 and 03, completely or not at all. */
export const readZengin = async (file: Buffer, rules: StatementRules): Promise<StatementRead> => {
  const bytes = file.at(-1) === END_OF_FILE ? file.subarray(0, -1) : file;
  const isEdited = isUtf8(bytes) && !isAscii(bytes);
  if (bytes[0] === EBCDIC_ONE || isEdited) return { problems: [problem('WrongEncoding')] };
  const text = new TextDecoder('shift_jis').decode(bytes);
  // No field of these files contains two-byte or invalid characters.
  if (text.length !== bytes.length || text.includes('\ufffd')) return { problems: [problem('WrongEncoding')] };
  if (!ZENGIN_LAYOUTS[text.slice(1, 3)]) return { problems: [problem('UnknownKind', 1)] };
  const records = recordsOf(text);
  const groups = groupsOf(records);
  return 'message' in groups ? { problems: [groups] } : readGroups(records, groups, rules);
};
