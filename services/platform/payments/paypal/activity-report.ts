import { parseReportYen, recordOf } from '../settlement/report-record.js';
import type { SettlementLayout } from '../settlement/settlement-record.js';

/**
 * PayPal's activity download (取引履歴のダウンロード, CSV), which small shops get: headings in the account's language, signed
 * amounts. The columns come from public importers of these files, read on 2026-11-26.
 */
const HEADING = {
  required: ['date', 'type', 'currency', 'gross', 'fee', 'net', 'reference'],
  optional: ['time', 'status', 'invoice', 'custom'],
  words: {
    date: { name: { ja: '日付', en: 'Date' } },
    time: { name: { ja: '時間', en: 'Time' }, also: ['時刻'] },
    type: { name: { ja: 'タイプ', en: 'Type' }, also: ['種類', '取引タイプ'] },
    status: { name: { ja: 'ステータス', en: 'Status' }, also: ['状況'] },
    currency: { name: { ja: '通貨', en: 'Currency' } },
    gross: { name: { ja: '合計', en: 'Gross' }, also: ['総額'] },
    fee: { name: { ja: '手数料', en: 'Fee' } },
    net: { name: { ja: '正味', en: 'Net' }, also: ['純額', '差引額', '差引'] },
    reference: { name: { ja: '取引ID', en: 'Transaction ID' } },
    invoice: { name: { ja: '請求書番号', en: 'Invoice Number' }, also: ['請求書ID', 'Invoice ID'] },
    custom: { name: { ja: 'カスタム番号', en: 'Custom Number' }, also: ['カスタム'] },
  },
  ignoresOthers: true,
} as const;

const KINDS: readonly (readonly [words: RegExp, kind: 'payment' | 'refund' | 'chargeback' | null])[] = [
  [/chargeback|チャージバック|payment reversal|支払いの取消/i, 'chargeback'],
  [/refund|返金/i, 'refund'],
  [
    /withdraw|引き出し|出金|transfer to bank|銀行口座|hold|保留|reserve|リザーブ|conversion|換算|authori[sz]ation|オーソリ/i,
    null,
  ],
  [/payment|checkout|支払|決済/i, 'payment'],
];

/** Normalizes `2026/11/20`, and the foreign format `20/11/2026`. */
const isoDay = (text: string): string => text.replace(/^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/, '$3/$2/$1');

export const PAYPAL_ACTIVITY: SettlementLayout = {
  heading: HEADING,
  hasTimes: true,
  recordsOf: (records) =>
    records.flatMap(({ line, cells }) => {
      const {
        date = '',
        type = '',
        currency = '',
        gross = '',
        net = '',
        reference = '',
        invoice = '',
        custom = '',
      } = cells;
      const [, kind = type] = KINDS.find(([words]) => words.test(type)) ?? [];
      // A line that is not completed has moved no money, and appears again once it is.
      if (kind === null || /pending|保留|denied|拒否|cancel|キャンセル/i.test(cells.status ?? '')) return [];
      const yen = parseReportYen(currency, gross);
      const at = isoDay(date);
      return [
        recordOf({
          line,
          at,
          order: invoice || custom,
          reference,
          kind,
          currency,
          yen,
          net: parseReportYen(currency, net),
        }),
      ];
    }),
};
