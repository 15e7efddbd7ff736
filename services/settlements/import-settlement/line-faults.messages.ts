import type { Bilingual } from '../../kernel/languages.js';

/** The reasons why a line of a settlement is invalid, and what to do. */
export const LINE_FAULTS = {
  BadDate: {
    ja: '日付の列は 2026-01-31 の形にしてください。',
    en: 'Write the date column as 2026-01-31.',
  },
  OtherDay: {
    ja: '別の日の行です。1日分のファイルを、その日を選んで取り込んでください。',
    en: 'This line is for another day. Import one day’s file, and choose that day.',
  },
  BadKind: {
    ja: '種別の列の値が分かりません。payment・refund・chargeback（売上・返金・チャージバック）のいずれかにしてください。',
    en: 'The value of the kind column is unknown. It must be payment, refund or chargeback.',
  },
  BadOrder: {
    ja: '注文番号の列が空か、100文字を超えています。',
    en: 'The order column is empty or has more than 100 characters.',
  },
  BadReference: {
    ja: '決済番号は100文字までです。',
    en: 'The reference can have up to 100 characters.',
  },
  BadAmount: {
    ja: '金額・手数料・入金額の列に、円の整数でない値か、円以外の通貨があります。',
    en: 'The amount, fee and net columns must contain whole yen and no other currency.',
  },
  WrongSign: {
    ja: '売上はプラスの金額です。返金とチャージバックは0円以外の金額です。',
    en: 'A payment must be positive; a refund or chargeback must not be 0.',
  },
  BadNet: {
    ja: '金額から手数料を引いた額が、入金額と一致しません。',
    en: 'Amount minus fee does not equal the net.',
  },
  BadTotal: {
    ja: '合計が、各行の合計と一致しません。ファイルが途中で切れていないか確認してください。',
    en: 'The total does not match the lines. Check that the file is complete.',
  },
  Incomplete: {
    ja: 'レポートが途中で切れているか、行が欠けています。もう一度ダウンロードしてください。',
    en: 'The report breaks off or lacks lines. Download it again.',
  },
  FooterDiffers: {
    ja: 'レポートの末尾にある合計が、各行の合計と一致しません。編集せずに、もう一度ダウンロードしてください。',
    en: 'The totals in the report’s footer do not equal the sums of its lines. Download it again, and do not edit it.',
  },
  AfterTotal: {
    ja: '合計の後に行があります。ファイルをもう一度ダウンロードしてください。',
    en: 'There are lines after the total. Download the file again.',
  },
} as const satisfies Record<string, Bilingual>;

export type SettlementLineFault = keyof typeof LINE_FAULTS;

export const NO_DAY = {
  ja: 'ファイルに行がありません。どの日の精算か、精算日を指定してください。',
  en: 'The file has no lines. Choose the day it settles.',
} as const satisfies Bilingual;
/** A report of several days is imported one day at a time. */
export const buildSeveralDaysRefusal = (days: readonly string[]): Bilingual => ({
  ja: `このレポートには${days.length}日分の行があります（${days.join('、')}）。精算日を選んで、1日ずつ取り込んでください。`,
  en: `This report has lines of ${days.length} days (${days.join(', ')}). Choose one of them, and import the file once for each.`,
});
export const buildMissingDayRefusal = (days: readonly string[]): Bilingual => ({
  ja: `この日の行がありません。レポートにあるのは ${days.join('、')} です。`,
  en: `The report has no line of this day. It has lines of ${days.join(', ')}.`,
});
export const NO_SUCH_DAY = {
  ja: '精算日は 2026-01-31 の形で、暦にある日を指定してください。',
  en: 'Enter a valid date, such as 2026-01-31.',
} as const satisfies Bilingual;
export const IN_THE_FUTURE = {
  ja: '精算日が未来の日付です。日付と決済会社を確認してください。',
  en: 'The day is in the future. Check the day and the provider.',
} as const satisfies Bilingual;

/** The maximum number of lines that a refusal names. */
const MAX_NAMED_LINES = 20;

/** Builds the refusal of a file from its first invalid lines. */
export const buildFaultyFileRefusal = (
  faults: readonly { readonly line: number; readonly fault: SettlementLineFault }[],
): { readonly file: readonly Bilingual[] } => ({
  file: faults.slice(0, MAX_NAMED_LINES).map(({ line, fault }) => ({
    ja: `${line}行目：${LINE_FAULTS[fault].ja}`,
    en: `Line ${line}: ${LINE_FAULTS[fault].en}`,
  })),
});
