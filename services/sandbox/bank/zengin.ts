import { toBankKana, toJisBytes } from './bank-kana.js';

/** One line of a statement. */
export interface Deposit {
  /** The bank's enquiry number, up to six digits. */
  readonly enquiry: number;
  /** The day in Tokyo on which it was booked. */
  readonly day: string;
  readonly yen: number;
  /** The sender's name as they wrote it. */
  readonly sender: string;
  /** True for the cancellation of the deposit of the same number. */
  readonly isCancelled: boolean;
}

export interface ZenginAccount {
  readonly bankCode: string;
  readonly bankKana: string;
  readonly branchCode: string;
  readonly branchKana: string;
  readonly number: string;
  readonly holderKana: string;
}

const RECORD_BYTES = 200;
const REIWA_BEFORE_FIRST = 2018;
const SENDER = { bank: 'ﾀｹﾉｺｷﾞﾝｺｳ', branch: 'ｴｷﾏｴ' };

/** Converts a day to the Japanese era, `YYMMDD`: Reiwa 8 is 2026. */
export const toReiwa = (day: string): string => {
  const [year = 0, month = '', date = ''] = [Number(day.slice(0, 4)), day.slice(5, 7), day.slice(8, 10)];
  return `${String(year - REIWA_BEFORE_FIRST).padStart(2, '0')}${month}${date}`;
};

const letters = (text: string, width: number): string => toBankKana(text).padEnd(width).slice(0, width);
const digits = (value: number | string, width: number): string => String(value).padStart(width, '0').slice(-width);

const record = (...fields: readonly string[]): Buffer => {
  const bytes = toJisBytes(fields.join('').padEnd(RECORD_BYTES));
  if (bytes.length !== RECORD_BYTES) throw new Error(`a record of ${bytes.length} bytes`);
  return Buffer.concat([bytes, Buffer.from('\r\n')]);
};

const header = (account: ZenginAccount, made: string, from: string, to: string): Buffer =>
  record(
    ...['1', '01', '0', toReiwa(made), toReiwa(from), toReiwa(to)],
    ...[account.bankCode, letters(account.bankKana, 15), account.branchCode, letters(account.branchKana, 15)],
    ...['1', digits(account.number, 7), letters(account.holderKana, 40)],
  );

const line = ({ enquiry, day, yen, sender, isCancelled }: Deposit): Buffer =>
  record(
    ...['2', digits(enquiry, 6), toReiwa(day), toReiwa(day), digits(yen, 10), digits(0, 10), digits(0, 10)],
    ...[letters(sender, 48), letters(SENDER.bank, 15), letters(SENDER.branch, 15)],
    ...[isCancelled ? '1' : ' ', ' '.repeat(20)],
  );

const trailer = (deposits: readonly Deposit[]): Buffer => {
  const sums = [false, true].flatMap((isCancelled) => {
    const kind = deposits.filter((deposit) => deposit.isCancelled === isCancelled);
    return [
      digits(kind.length, 6),
      digits(
        kind.reduce((sum, { yen }) => sum + yen, 0),
        12,
      ),
    ];
  });
  return record('8', ...sums);
};

/**
 * Builds a statement of deposits in the fixed-length format of the Zengin system, type 01.
 *
 * @param made the day on which the bank issues the statement
 */
export const buildZenginFile = (account: ZenginAccount, deposits: readonly Deposit[], made: string): Buffer => {
  const days = deposits.map(({ day }) => day).sort();
  return Buffer.concat([
    header(account, made, days[0] ?? made, days.at(-1) ?? made),
    ...deposits.map(line),
    trailer(deposits),
    record('9'),
  ]);
};
