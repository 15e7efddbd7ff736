import type { CsvRecord } from '../../platform/text/csv.js';
import { recordOf, yenIn } from './report-record.js';
import type { SettlementLayout, SettlementRecord } from './settlement-record.js';

/**
 * PayPal's Settlement Report (STL): https://developer.paypal.com/docs/reports/sftp-reports/settlement-report/ and
 * https://developer.paypal.com/reports/settlement.md, read on 2026-11-26. Records: report header RH, file header FH, section
 * header SH, column header CH, section body SB, section footer SF, section count SC, report footer RF, report count RC, file
 * footer FF. Amounts have no sign, which stands in a column of its own (CR, DR), and no separators; yen are whole.
 */
const HEADING = {
  required: ['record', 'reference', 'invoice', 'code', 'date', 'side', 'gross', 'currency', 'fee_side', 'fee'],
  optional: ['custom'],
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
  },
  ignoresOthers: true,
} as const;

/**
 * Groups and codes of events (https://developer.paypal.com/reports/reference/t-codes.md, read on 2026-11-26), the longest prefix
 * first; null for money that moves between the shop, its bank and PayPal alone, or is only set aside.
 */
const EVENTS: readonly (readonly [prefix: string, kind: 'payment' | 'refund' | 'chargeback' | null])[] = [
  ['T1107', 'refund'],
  ['T1106', 'chargeback'],
  ['T1201', 'chargeback'],
  // A dispute that was won: it settles no movement of the shop's, and is listed as theirs alone.
  ['T1202', 'payment'],
  ['T00', 'payment'],
  ...['T01', 'T02', 'T03', 'T04', 'T15', 'T17', 'T18', 'T20', 'T21', 'T1105', 'T1110', 'T1111', 'T1112'].map(
    (prefix) => [prefix, null] as const,
  ),
];

const LAST_RECORDS = new Set(['SF', 'SC', 'RF', 'RC', 'FF']);

const eventOf = (code: string) => EVENTS.find(([prefix]) => code.startsWith(prefix));
const signed = (side: string, amount: number): number => (/^dr$/i.test(side) && amount !== 0 ? -amount : amount);

const bodyOf = ({ line, cells }: CsvRecord<string>): SettlementRecord | null => {
  const { code = '', date = '', invoice = '', custom = '', reference = '', currency = '' } = cells;
  const event = eventOf(code);
  if (event && event[1] === null) return null;
  const yen = signed(cells.side!, yenIn(currency, cells.gross!));
  const fee = signed(cells.fee_side!, yenIn(currency, cells.fee!));
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

/** A line that stands for a report that was cut: it has no total, and none of its lines is taken. */
const broken = (line: number): SettlementRecord => ({
  line,
  cells: { date: '', order: '', reference: '', kind: 'total', yen: '', fee: '', net: '' },
});

export const PAYPAL_SETTLEMENT_REPORT: SettlementLayout = {
  heading: HEADING,
  hasTimes: true,
  recordsOf: (records) => {
    const all: SettlementRecord[] = [];
    let inSection = 0;
    for (const record of records) {
      const { line, cells } = record;
      if (cells.record === 'CH') inSection = 0;
      if (cells.record === 'SC') {
        // The count stands in the second cell.
        if (Number(cells.reference) !== inSection) all.push(broken(line));
        inSection = 0;
      }
      if (cells.record !== 'SB') continue;
      inSection += 1;
      const body = bodyOf(record);
      if (body) all.push(body);
    }
    const last = records.at(-1);
    return last && !LAST_RECORDS.has(last.cells.record!) ? [...all, broken(last.line)] : all;
  },
};
