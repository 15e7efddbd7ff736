import { toTokyoDate } from '../../../kernel/time.js';
import { parseWholeNumber } from '../../text/whole-number.js';
import type { SettlementRecord } from './settlement-record.js';

/** A line of a provider's report, with the values that are known. */
export interface ReportLine {
  readonly line: number;
  /** The time with its zone. */
  readonly at: string;
  readonly order: string;
  readonly reference: string;
  /** The kind in the shop's terms, or the provider's word for an unknown kind. */
  readonly kind: string;
  readonly currency: string;
  readonly yen: number;
  readonly net: number;
}

const UNKNOWN = '';

/**
 * Returns the day in Tokyo of a time; '' if the text is no time. Examples: `2026/11/20 10:00:00 +0900`,
 * `2026-11-20T10:00:00-0000` and `2026/11/20 10:00:00`. A time without a zone is in Tokyo.
 */
export const parseReportDay = (text: string): string => {
  const [, year, month = '', day = '', time, zone] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s*(Z|[-+]\d{2}:?\d{2})?)?/.exec(
      text.normalize('NFKC').trim(),
    ) ?? [];
  if (!year) return UNKNOWN;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!time) return date;
  const offset = !zone ? '+09:00' : zone === 'Z' ? 'Z' : zone.replace(/^([-+]\d{2}):?(\d{2})$/, '$1:$2');
  const at = new Date(`${date}T${time.padStart(5, '0')}${offset}`);
  return Number.isNaN(at.getTime()) ? UNKNOWN : toTokyoDate(at);
};

/** Returns the amount in yen; NaN for another currency. */
export const parseReportYen = (currency: string, text: string): number =>
  currency === '' || /^jpy$/i.test(currency) ? (text === '' ? 0 : parseWholeNumber(text)) : Number.NaN;

const written = (amount: number): string => (Number.isNaN(amount) ? UNKNOWN : String(amount));

/** Converts a line to the shop's own format. Unknown values stay empty, and the import reports their line. */
export const recordOf = ({ line, at, order, reference, kind, yen, net }: ReportLine): SettlementRecord => ({
  line,
  cells: {
    date: parseReportDay(at),
    order,
    reference,
    kind,
    yen: written(yen),
    fee: written(yen - net),
    net: written(net),
  },
});
