import type { CsvRecord } from '../../csv/csv.js';
import { parseReportYen, recordOf } from '../settlement/report-record.js';
import type { ReportFault, SettlementLayout, SettlementRecord } from '../settlement/settlement-record.js';

/**
 * PayPal's Settlement Report (STL), read on 2026-11-26. Source:
 * https://developer.paypal.com/docs/reports/sftp-reports/settlement-report/ and
 * https://developer.paypal.com/reports/settlement.md. The start of a report has the records RH (report), FH (file), SH
 * (section) and CH (columns). SB is a line of a section. The end has SF (section footer), SC (section count), RF
 * (report footer), RC (report count) and FF (file footer). Amounts have no separators, and their sign is in a separate
 * column (CR, DR); yen are whole. For each currency, SF and RF contain the total gross credits and debits, then the
 * total fee credits and debits. SC and RC contain the number of lines.
 */
const HEADING = {
  required: ['record', 'reference', 'invoice', 'code', 'date', 'side', 'gross', 'currency', 'fee_side', 'fee'],
  optional: ['custom', 'other_reference', 'other_type'],
  words: {
    record: { name: { ja: 'CH', en: 'CH' }, also: ['Column Type'] },
    reference: { name: { ja: 'Transaction ID', en: 'Transaction ID' } },
    invoice: { name: { ja: 'Invoice ID', en: 'Invoice ID' } },
    code: { name: { ja: 'Transaction Event Code', en: 'Transaction Event Code' } },
    date: { name: { ja: 'Transaction Completion Date', en: 'Transaction Completion Date' } },
    side: { name: { ja: 'Transaction Debit or Credit', en: 'Transaction Debit or Credit' } },
    gross: { name: { ja: 'Gross Transaction Amount', en: 'Gross Transaction Amount' } },
    currency: { name: { ja: 'Gross Transaction Currency', en: 'Gross Transaction Currency' } },
    fee_side: { name: { ja: 'Fee Debit or Credit', en: 'Fee Debit or Credit' } },
    fee: { name: { ja: 'Fee Amount', en: 'Fee Amount' } },
    custom: { name: { ja: 'Custom Field', en: 'Custom Field' } },
    other_reference: { name: { ja: 'PayPal Reference ID', en: 'PayPal Reference ID' } },
    other_type: { name: { ja: 'PayPal Reference ID Type', en: 'PayPal Reference ID Type' } },
  },
  ignoresOthers: true,
} as const;

/**
 * Groups and codes of events, the longest prefix first. Source:
 * https://developer.paypal.com/reports/reference/t-codes.md, read on 2026-11-26. Null marks reserves, and transfers
 * between the shop, its bank and PayPal.
 */
const EVENTS: readonly (readonly [prefix: string, kind: 'payment' | 'refund' | 'chargeback' | null])[] = [
  ['T1107', 'refund'],
  ['T1106', 'chargeback'],
  ['T1201', 'chargeback'],
  // A won dispute settles no movement of the shop, and is listed as the provider's only.
  ['T1202', 'payment'],
  ['T00', 'payment'],
  ...['T01', 'T02', 'T03', 'T04', 'T15', 'T17', 'T18', 'T20', 'T21', 'T1105', 'T1110', 'T1111', 'T1112'].map(
    (prefix) => [prefix, null] as const,
  ),
];

const LAST_RECORDS = new Set(['SF', 'SC', 'RF', 'RC', 'FF']);

const eventOf = (code: string) => EVENTS.find(([prefix]) => code.startsWith(prefix));
const isYen = (currency: string): boolean => /^jpy$/i.test(currency);
const signed = (side: string, amount: number): number => (/^dr$/i.test(side) && amount !== 0 ? -amount : amount);

const bodyOf = ({ line, cells }: CsvRecord<string>): SettlementRecord | null => {
  const { code = '', date = '', invoice = '', custom = '', reference = '', currency = '' } = cells;
  const event = eventOf(code);
  if (event && event[1] === null) return null;
  const yen = signed(cells.side!, parseReportYen(currency, cells.gross!));
  const fee = signed(cells.fee_side!, parseReportYen(currency, cells.fee!));
  return recordOf({
    line,
    at: date,
    order: invoice || custom,
    reference,
    kind: event?.[1] ?? code,
    currency,
    yen,
    net: yen + fee,
  });
};

/** Totals of lines in yen: gross amounts and fees, in and out. */
interface Sums {
  readonly gross: readonly [credits: number, debits: number];
  readonly fees: readonly [credits: number, debits: number];
}

const NOTHING: Sums = { gross: [0, 0], fees: [0, 0] };

const plus = ([credits, debits]: Sums['gross'], side: string, amount: number): Sums['gross'] =>
  /^dr$/i.test(side) ? [credits, debits + amount] : [credits + amount, debits];

const withLine = (sums: Sums, { cells }: CsvRecord<string>): Sums =>
  isYen(cells.currency!)
    ? {
        gross: plus(sums.gross, cells.side!, parseReportYen('', cells.gross!)),
        fees: plus(sums.fees, cells.fee_side!, parseReportYen('', cells.fee!)),
      }
    : sums;

/** Compares the cells of a footer by position: record, currency, gross credits and debits, fee credits and debits. */
const isSumOf = ({ cells }: CsvRecord<string>, { gross, fees }: Sums): boolean => {
  if (!isYen(cells.reference!)) return true;
  const said = [cells.invoice, cells.other_reference, cells.other_type, cells.code];
  return [...gross, ...fees].every((sum, at) => !said[at] || parseReportYen('', said[at]) === sum);
};

/** Marks a line at which a report contradicts itself. No line of such a report is imported. */
const faulty = (line: number, fault: ReportFault): SettlementRecord => ({
  line,
  fault,
  cells: { date: '', order: '', reference: '', kind: '', yen: '', fee: '', net: '' },
});

/** The running totals of a section and of the report. */
interface Tally {
  readonly count: number;
  readonly sums: Sums;
}

const EMPTY: Tally = { count: 0, sums: NOTHING };

const adding = ({ count, sums }: Tally, record: CsvRecord<string>): Tally => ({
  count: count + 1,
  sums: withLine(sums, record),
});

/** Compares a footer with the totals of its lines; null if they agree. A count is in the second cell. */
const footerFault = (record: CsvRecord<string>, section: Tally, report: Tally): ReportFault | null => {
  const { record: kind, reference } = record.cells;
  if (kind === 'SF') return isSumOf(record, section.sums) ? null : 'FooterDiffers';
  if (kind === 'RF') return isSumOf(record, report.sums) ? null : 'FooterDiffers';
  if (kind === 'SC') return Number(reference) === section.count ? null : 'Incomplete';
  return kind === 'RC' && Number(reference) !== report.count ? 'Incomplete' : null;
};

export const PAYPAL_SETTLEMENT_REPORT: SettlementLayout = {
  heading: HEADING,
  hasTimes: true,
  recordsOf: (records) => {
    const all: SettlementRecord[] = [];
    let section = EMPTY;
    let report = EMPTY;
    for (const record of records) {
      const { line, cells } = record;
      if (cells.record === 'CH') section = EMPTY;
      const fault = footerFault(record, section, report);
      if (fault) all.push(faulty(line, fault));
      if (cells.record !== 'SB') continue;
      section = adding(section, record);
      report = adding(report, record);
      const body = bodyOf(record);
      if (body) all.push(body);
    }
    const last = records.at(-1);
    return last && !LAST_RECORDS.has(last.cells.record!) ? [...all, faulty(last.line, 'Incomplete')] : all;
  },
};
