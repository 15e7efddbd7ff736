import type { Bilingual } from '../../../kernel/languages.js';
import { type ColumnWords, type CsvHeading, normalizeHeading } from '../../csv/csv-heading.js';
import {
  STATEMENT_COLUMN_NAMES,
  STATEMENT_COLUMNS,
  type StatementColumn,
  type StatementHeadings,
} from './statement-columns.shared.js';

/** The headings of each column in a bank's file. Encoding, separator and preceding lines are detected. */
export interface BankProfile {
  readonly id: string;
  readonly name: Bilingual;
  readonly headings: Readonly<Partial<Record<StatementColumn, readonly string[]>>>;
  /** Columns that identify a file of this profile. */
  readonly required?: readonly StatementColumn[];
}

/**
 * The file formats of the large banks. No bank publishes its headings on a page that could be found. They come from
 * public importers of these files and their samples, which quote them literally (code search, 2026-11-26). GMO Aozora
 * has two such sources, every other bank at least three. The manual of Mizuho's business site describes its file (2-1
 * 入出金明細照会ファイルフォーマット), but the chapter was not accessible. `bank-profiles.spec.ts` has a sample file of each. If a bank
 * changes its file, an operator adds a profile in the console (銀行明細の形式); no release is needed.
 */
export const BANK_PROFILES: readonly BankProfile[] = [
  {
    // BizSTATION and 三菱UFJダイレクト: 日付,摘要,摘要内容,支払い金額,預かり金額,差引残高,メモ,未資金化区分,入払区分
    id: 'mufg',
    name: { ja: '三菱UFJ銀行', en: 'MUFG Bank' },
    headings: {
      booked_on: ['日付'],
      summary: ['摘要'],
      sender: ['摘要内容'],
      out: ['支払い金額', 'お支払い金額', 'お支払金額'],
      in: ['預かり金額', 'お預かり金額', 'お預り金額'],
      balance: ['差引残高'],
      direction: ['入払区分'],
    },
  },
  {
    // SMBCダイレクト: 年月日,お引出し,お預入れ,お取り扱い内容,残高,メモ,ラベル
    id: 'smbc',
    name: { ja: '三井住友銀行', en: 'SMBC' },
    headings: {
      booked_on: ['年月日', 'お取引日'],
      out: ['お引出し', 'お引出し金額'],
      in: ['お預入れ', 'お預入れ金額'],
      sender: ['お取り扱い内容'],
      balance: ['残高'],
    },
  },
  {
    // みずほダイレクト, preceded by about ten lines of account data: 日付,お引出金額,お預入金額,お取引内容
    id: 'mizuho',
    name: { ja: 'みずほ銀行', en: 'Mizuho Bank' },
    headings: {
      booked_on: ['日付'],
      out: ['お引出金額'],
      in: ['お預入金額'],
      sender: ['お取引内容'],
      balance: ['残高'],
    },
  },
  {
    // みずほ e-ビジネスサイト: 照会口座,…,勘定日,…,出金金額（円）,入金金額（円）,小切手区分,残高（円）,取引区分,明細区分,金融機関名,支店名,摘要
    id: 'mizuho-business',
    name: { ja: 'みずほ銀行（法人）', en: 'Mizuho Bank (business)' },
    headings: {
      booked_on: ['勘定日', '取扱日付'],
      out: ['出金金額（円）', '出金（円）'],
      in: ['入金金額（円）', '入金（円）'],
      balance: ['残高（円）'],
      direction: ['取引区分'],
      sender: ['摘要'],
    },
  },
  {
    // 楽天銀行: 取引日,入出金(円),取引後残高(円),入出金内容; outgoing amounts are negative
    id: 'rakuten',
    name: { ja: '楽天銀行', en: 'Rakuten Bank' },
    headings: {
      booked_on: ['取引日'],
      amount: ['入出金(円)'],
      balance: ['取引後残高(円)', '残高(円)'],
      sender: ['入出金内容', '入出金先内容'],
    },
  },
  {
    // PayPay銀行: 操作日(年),操作日(月),操作日(日),操作時刻(時),…,取引順番号,摘要,お支払金額,お預り金額,残高,メモ
    id: 'paypay',
    name: { ja: 'PayPay銀行', en: 'PayPay Bank' },
    headings: {
      year: ['操作日(年)'],
      month: ['操作日(月)'],
      day: ['操作日(日)'],
      sender: ['摘要'],
      out: ['お支払金額'],
      in: ['お預り金額'],
      balance: ['残高'],
    },
  },
  {
    // 住信SBIネット銀行: 日付,内容,出金金額(円),入金金額(円),残高(円),メモ
    id: 'sbi-sumishin',
    name: { ja: '住信SBIネット銀行', en: 'SBI Sumishin Net Bank' },
    headings: {
      booked_on: ['日付'],
      sender: ['内容'],
      out: ['出金金額(円)'],
      in: ['入金金額(円)'],
      balance: ['残高(円)'],
    },
  },
  {
    // ゆうちょダイレクト, preceded by six lines: 取引日,入出金明細ＩＤ,受入金額（円）,払出金額（円）,詳細１,詳細２,現在（貸付）高
    id: 'japan-post-bank',
    name: { ja: 'ゆうちょ銀行', en: 'Japan Post Bank' },
    headings: {
      booked_on: ['取引日', '日付'],
      enquiry: ['入出金明細ＩＤ'],
      in: ['受入金額（円）', '預入れ金額'],
      out: ['払出金額（円）', '払出し金額'],
      summary: ['詳細１'],
      sender: ['詳細２'],
      balance: ['現在（貸付）高', '残高'],
    },
  },
  {
    // GMOあおぞらネット銀行: 日付,摘要,入金金額,出金金額,残高,メモ
    id: 'gmo-aozora',
    name: { ja: 'GMOあおぞらネット銀行', en: 'GMO Aozora Net Bank' },
    headings: {
      booked_on: ['日付', '取引日'],
      sender: ['摘要'],
      in: ['入金金額', 'お預り金額'],
      out: ['出金金額', 'お支払金額'],
      balance: ['残高'],
    },
  },
];

/** Headings for banks without a profile, and for lists made by hand. */
export const ANY_BANK: BankProfile = {
  id: 'any',
  name: { ja: 'その他の銀行', en: 'Another bank' },
  headings: {
    booked_on: [
      'お取引日',
      '勘定日',
      '入金日',
      '日付',
      '年月日',
      '取引年月日',
      '取扱日',
      '取扱日付',
      '入出金日',
      '起算日',
    ],
    year: ['年', '取引年', '操作日年'],
    month: ['月', '取引月', '操作日月'],
    day: ['日', '操作日日'],
    in: [
      ...[
        '入金額',
        '入金',
        'ご入金',
        'ご入金額',
        'お預入金額',
        'お預り金額',
        'お預かり金額',
        'お預入れ',
        'お預入れ額',
        'お預入額',
      ],
      ...['預入金額', '預り金額', '受入金額', '預入れ金額', 'deposit', 'credit', 'paid in', 'money in'],
    ],
    out: [
      ...[
        '出金額',
        '出金',
        'ご出金',
        'お支払金額',
        'お支払い金額',
        'お引出金額',
        'お引出し',
        'お引出し金額',
        '引出金額',
        '払出金額',
      ],
      ...['支払金額', '支払い金額', 'withdrawal', 'debit', 'paid out', 'money out'],
    ],
    amount: ['取引金額', '入出金', '入出金金額', '入出金額', 'yen'],
    direction: ['入出金区分', '入払', '取引区分', '入/出金', '入出区分'],
    sender: [
      ...[
        '振込依頼人',
        '依頼人名',
        '依頼人',
        '振込人名',
        '振込人',
        '名義',
        '振込名義',
        '振込名義人',
        '摘要内容',
        'お取引内容',
        '取引内容',
      ],
      ...['お取り扱い内容', '入出金内容', '入出金先内容', '内容', '詳細', 'payer', 'description', 'details'],
    ],
    summary: ['取引名', '取引種別', '種別'],
    balance: ['差引残高', '取引後残高', '残高（円）', '現在高', 'お取引後残高', '差引残高（円）'],
    enquiry: ['取引番号', '明細番号', '入出金明細ＩＤ', 'reference', 'transaction id'],
    cancelled: ['取消区分', '訂正', '取消・訂正'],
    account: ['口座', '照会口座', 'account'],
  },
};

const OWN_BANK = 'own';

const BY_NAME = new Map(
  STATEMENT_COLUMNS.flatMap((column) =>
    [column, ...Object.values(STATEMENT_COLUMN_NAMES[column])].map((name) => [normalizeHeading(name), column] as const),
  ),
);

/** Matches an owner's setting of the bank's headings: `取引日=計上日; 入金金額=ご入金; 振込依頼人名=お名前`. */
export const OWN_HEADINGS = new RegExp(
  `^(?:\\s*(?:${[...STATEMENT_COLUMNS, ...Object.values(STATEMENT_COLUMN_NAMES).flatMap(({ ja, en }) => [ja, en])]
    .map((name) => name.replace(/[()]/g, '\\$&'))
    .join('|')})\\s*=\\s*[^=;；]+(?:[;；]|$))+\\s*$`,
  'iu',
);

/** Parses a profile that an owner has described; null if it is empty. Other columns use the headings of any bank. */
export const ownProfileOf = (text: string): BankProfile | null => {
  const pairs = text
    .split(/[;；]/)
    .map((pair) => pair.split('=', 2))
    .flatMap(([name = '', heading = '']) => {
      const column = BY_NAME.get(normalizeHeading(name));
      return column && heading.trim() !== '' ? [[column, heading.trim()] as const] : [];
    });
  if (pairs.length === 0) return null;
  const ownHeadings = new Set(pairs.map(([, heading]) => normalizeHeading(heading)));
  // A heading that an owner has assigned belongs to that column alone.
  const others = Object.entries(ANY_BANK.headings).map(([column, headings]) => [
    column,
    headings.filter((heading) => !ownHeadings.has(normalizeHeading(heading))),
  ]);
  return {
    id: OWN_BANK,
    name: { ja: '設定した形式', en: 'The layout in the settings' },
    headings: {
      ...Object.fromEntries(others),
      ...Object.fromEntries(pairs.map(([column, heading]) => [column, [heading]])),
    },
    required: [...new Set(pairs.map(([column]) => column))],
  };
};

/** Builds a profile of the headings that an operator has chosen. No other columns are read. */
export const buildProfile = (id: string, name: string, headings: StatementHeadings): BankProfile => {
  const chosen = STATEMENT_COLUMNS.filter((column) => headings[column]);
  return {
    id,
    name: { ja: name, en: name },
    headings: Object.fromEntries(chosen.map((column) => [column, [headings[column]!]])),
    required: chosen,
  };
};

const wordsOf = ({ headings }: BankProfile, column: StatementColumn, isAny: boolean): ColumnWords => ({
  name: isAny ? STATEMENT_COLUMN_NAMES[column] : { ja: headings[column]![0]!, en: headings[column]![0]! },
  also: headings[column] ?? [],
});

/** Returns the heading that a file of this profile must have. */
export const headingOf = (profile: BankProfile): CsvHeading<StatementColumn> => {
  const isAny = profile === ANY_BANK || profile.id === OWN_BANK;
  const columns = STATEMENT_COLUMNS.filter((column) => isAny || profile.headings[column]);
  const has = (column: StatementColumn): boolean => columns.includes(column);
  return {
    required: profile.required ?? [],
    optional: columns,
    oneOf: [
      has('booked_on') ? (['booked_on', ...(has('day') ? (['day'] as const) : [])] as const) : (['year'] as const),
      (['in', 'amount'] as const).filter(has),
      // Banks without a column for names print them in the summary.
      (['sender', 'summary'] as const).filter(has),
    ],
    words: Object.fromEntries(columns.map((column) => [column, wordsOf(profile, column, isAny)])),
    ignoresOthers: true,
    requiresAllCells: true,
  };
};
