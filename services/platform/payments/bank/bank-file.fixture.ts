import iconv from 'iconv-lite';

/** A line of a bank's file. */
export interface BankLine {
  /** A date in the Japanese era, such as `081120`. */
  readonly day?: string;
  readonly enquiry?: number;
  readonly yen: number;
  /** Half-width characters. */
  readonly sender: string;
  readonly isReversal?: boolean;
  /** Outgoing money, only in type 03. */
  readonly isWithdrawal?: boolean;
}

interface FileOptions {
  readonly kind?: '01' | '03';
  readonly account?: string;
  readonly branch?: string;
  readonly lineBreak?: string;
  /** The amount by which the trailer exceeds the lines. */
  readonly more?: number;
}

const digits = (value: number | string, width: number): string => String(value).padStart(width, '0');
const record = (...fields: readonly string[]): string => fields.join('').padEnd(200);

const deposit = ({ day = '081120', enquiry = 0, yen, sender, isReversal }: BankLine): string =>
  record(
    '2',
    digits(enquiry, 6),
    day,
    day,
    digits(yen, 10),
    digits(0, 10),
    digits(0, 10),
    sender.padEnd(48),
    ' '.repeat(30),
    isReversal ? '1' : ' ',
  );

const statementLine = ({ day = '081120', enquiry = 0, yen, sender, isWithdrawal }: BankLine): string =>
  record(
    ...['2', digits(enquiry, 8), day, day, isWithdrawal ? '2' : '1', '11', digits(yen, 12), digits(0, 12)],
    ...[digits(0, 12), '0', digits(0, 7), digits(0, 3), digits(0, 10), sender.padEnd(48)],
  );

/** Builds a Zengin file. The account defaults to 1234567 at branch 123. */
export const buildZenginFile = (
  lines: readonly BankLine[],
  { kind = '01', account = '1234567', branch = '123', lineBreak = '\r\n', more: excess = 0 }: FileOptions = {},
): Buffer => {
  const isOther = (one: BankLine): boolean => Boolean(one.isReversal ?? one.isWithdrawal);
  const width = kind === '01' ? 12 : 13;
  const sums = [false, true].flatMap((other) => {
    const some = lines.filter((one) => isOther(one) === other);
    const total = some.reduce((sum, { yen }) => sum + yen, 0) + (other ? 0 : excess);
    return [digits(some.length, 6), digits(total, width)];
  });
  const head = ['1', kind, '0', '081121', '081120', '081121', '0005', 'ﾀｹﾉｺ'.padEnd(15), branch, 'ﾎﾝﾃﾝ'.padEnd(15)];
  const accountFields = kind === '01' ? ['1', digits(account, 7)] : ['000', '1', digits(account, 10)];
  const records = [
    record(...head, ...accountFields),
    ...lines.map(kind === '01' ? deposit : statementLine),
    record('8', ...sums),
    record('9'),
  ];
  return iconv.encode(records.map((one) => one + lineBreak).join(''), 'Shift_JIS');
};
