import type { CsvHeading } from '../../platform/text/csv.js';
import type { MovementKind } from '../streams/movements.js';
import type { SettlingProvider } from '../wire/settling-provider.shared.js';

export type SettlementColumn = 'date' | 'order' | 'reference' | 'kind' | 'yen' | 'fee' | 'net';

/** How a provider writes its file. */
interface SettlementLayout {
  readonly heading: CsvHeading<SettlementColumn>;
  /** Its words for what a line is about; `total` is what the lines before it come to. */
  readonly kinds: Readonly<Record<string, MovementKind | 'total'>>;
}

const COLUMNS = ['date', 'order', 'reference', 'kind', 'yen', 'fee', 'net'] as const;

/** The form that the shop asks for; the column names in Japanese are for files that somebody has made of a report. */
const COMMON: SettlementLayout = {
  heading: {
    required: COLUMNS,
    also: {
      日付: 'date',
      注文番号: 'order',
      決済番号: 'reference',
      種別: 'kind',
      金額: 'yen',
      手数料: 'fee',
      入金額: 'net',
    },
    ignoresOthers: true,
  },
  kinds: {
    payment: 'payment',
    refund: 'refund',
    chargeback: 'chargeback',
    total: 'total',
    売上: 'payment',
    返金: 'refund',
    チャージバック: 'chargeback',
    合計: 'total',
  },
};

/** A provider whose own report has other columns gets a row of its own here, and nothing else changes. */
export const SETTLEMENT_LAYOUTS: Readonly<Record<SettlingProvider, SettlementLayout>> = {
  veritrans: COMMON,
  paypal: COMMON,
  'amazon-pay': COMMON,
};
