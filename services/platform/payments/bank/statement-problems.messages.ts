import type { Bilingual } from '../../../kernel/languages.js';

/** The reasons why a bank's file, or a line of it, is rejected, and what to do. */
export const STATEMENT_PROBLEMS = {
  WrongEncoding: {
    ja: '文字コードが違います。銀行からダウンロードしたファイル（JIS／Shift_JIS）を、編集や保存し直しをせずにお送りください。',
    en: 'Wrong character encoding. Send the file as downloaded from the bank (JIS or Shift_JIS), without editing or saving it again.',
  },
  UnknownKind: {
    ja: '振込入金通知（種別01）または入出金取引明細（種別03）の全銀ファイルではありません。',
    en: 'This is not a Zengin file of deposits (type 01) or of an account statement (type 03).',
  },
  RecordLength: {
    ja: 'レコードの長さが200バイトではありません。ファイルが壊れているか、編集されています。',
    en: 'The record is not 200 bytes long: the file is damaged or was edited.',
  },
  UnexpectedRecord: {
    ja: 'レコードの並びが正しくありません。ファイルが壊れているか、編集されています。',
    en: 'The record is out of place: the file is damaged or was edited.',
  },
  Truncated: {
    ja: 'ファイルが途中で切れています。もう一度ダウンロードしてください。',
    en: 'The file breaks off before its end. Download it again.',
  },
  OtherAccount: {
    ja: '別の口座のファイルです。設定されている口座の明細をお送りください。',
    en: 'The file is for another account. Send the statement of the account in the shop’s settings.',
  },
  TotalsDiffer: {
    ja: '件数または合計金額が明細と一致しません。ファイルが壊れています。もう一度ダウンロードしてください。',
    en: 'The counts or totals do not match the lines. The file is damaged. Download it again.',
  },
  BadDate: {
    ja: '日付を読み取れません。',
    en: 'The date cannot be read.',
  },
  NoYear: {
    ja: '日付に年がありません。年の付いた日付でダウンロードし直すか、2026/01/31 のように年を付けてください。',
    en: 'The date has no year. Download the file with full dates, or write the year as in 2026/01/31.',
  },
  BadAmount: {
    ja: '金額を読み取れません。',
    en: 'The amount cannot be read.',
  },
  DateOutOfRange: {
    ja: '日付が未来か、2年以上前です。元号と日付を確かめてください。',
    en: 'The day is in the future, or more than two years ago. Check the era and the date.',
  },
  LineTwice: {
    ja: '同じ照会番号の明細が2つあります。',
    en: 'Two lines have the same bank reference.',
  },
} as const satisfies Record<string, Bilingual>;

export type StatementProblemCode = keyof typeof STATEMENT_PROBLEMS;
