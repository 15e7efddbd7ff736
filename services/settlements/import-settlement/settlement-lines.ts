import { yen } from '../../kernel/money.js';
import { parseTokyoDate, type TokyoDate } from '../../kernel/time.js';
import type { MovementKind } from '../../payments/index.js';
import type { ExternalProvider } from '../../platform/payments/providers.shared.js';
import { parseReportDay } from '../../platform/payments/settlement/report-record.js';
import type { SettlementRecord } from '../../platform/payments/settlement/settlement-record.js';
import { parseWholeNumber } from '../../platform/text/whole-number.js';
import type { ProviderLine } from '../rows/settlements.rows.js';
import type { SettlementLineFault } from './line-faults.messages.js';
import { KINDS } from './settlement-layouts.js';

/** A line of a settlement, as read from its file. */
export interface FileLine extends ProviderLine {
  /** The line number from 1, which is the heading. */
  readonly line: number;
}

/** An invalid line. */
export interface FaultyLine {
  readonly line: number;
  readonly order: string;
  readonly fault: SettlementLineFault;
}

/** A provider's file of one day. */
export interface SettlementFile {
  readonly provider: ExternalProvider;
  /** Null if the file has no lines and no day was chosen. */
  readonly day: TokyoDate | null;
  readonly lines: readonly FileLine[];
  readonly faults: readonly FaultyLine[];
}

type Line = SettlementRecord;

interface Amounts {
  readonly yen: number;
  readonly fee: number;
  readonly net: number;
}

const MAX_YEN = 999_999_999;

const amountsOf = ({ cells }: Line): Amounts | null => {
  const [yen = Number.NaN, fee = Number.NaN, net = Number.NaN] = [cells.yen, cells.fee, cells.net].map(
    parseWholeNumber,
  );
  return [yen, fee, net].every((amount) => Math.abs(amount) <= MAX_YEN) ? { yen, fee, net } : null;
};

const sumOf = (lines: readonly Pick<Amounts, 'yen' | 'fee'>[]): Amounts => {
  const sum = (of: 'yen' | 'fee') => lines.reduce((total, line) => total + line[of], 0);
  return { yen: sum('yen'), fee: sum('fee'), net: sum('yen') - sum('fee') };
};

const isSame = (one: Amounts, other: Amounts): boolean =>
  one.yen === other.yen && one.fee === other.fee && one.net === other.net;

/** Parses the day of a line in Tokyo, in any format. */
export const dateOf = (text: string): TokyoDate | null => parseTokyoDate(parseReportDay(text));

const faultOf = (
  { cells }: Line,
  kind: MovementKind | 'total' | undefined,
  day: TokyoDate,
): SettlementLineFault | null => {
  const date = dateOf(cells.date);
  if (!date) return 'BadDate';
  if (date !== day) return 'OtherDay';
  if (!kind) return 'BadKind';
  if (kind !== 'total' && !/^[^\p{Cc}]{1,100}$/u.test(cells.order)) return 'BadOrder';
  return cells.reference.length > 100 ? 'BadReference' : null;
};

const faultOfMoney = (kind: MovementKind, { yen, fee, net }: Amounts): SettlementLineFault | null => {
  // Returned money may come back: a bounced refund, or a dispute won after all.
  if (kind === 'payment' ? yen <= 0 : yen === 0) return 'WrongSign';
  return yen - fee === net ? null : 'BadNet';
};

/**
 * Reads a file of one day, and finds invalid lines.
 *
 * @param chosenDay the chosen day; null for the day of the first line
 */
export const readLines = (
  provider: ExternalProvider,
  records: readonly Line[],
  chosenDay: TokyoDate | null,
): SettlementFile => {
  const day = chosenDay ?? records.map(({ cells }) => dateOf(cells.date)).find((date) => date !== null) ?? null;
  const lines: FileLine[] = [];
  const faults: FaultyLine[] = [];
  const seen = new Map<string, number>();
  let isTotalled = false;
  for (const record of records) {
    const { line, cells } = record;
    const refuse = (fault: SettlementLineFault) => faults.push({ line, order: cells.order.slice(0, 100), fault });
    const kind = Object.hasOwn(KINDS, cells.kind) ? KINDS[cells.kind] : undefined;
    const amounts = amountsOf(record);
    const fault = day ? faultOf(record, kind, day) : 'BadDate';
    if (record.fault) refuse(record.fault);
    else if (isTotalled) refuse('AfterTotal');
    else if (fault) refuse(fault);
    else if (!amounts) refuse('BadAmount');
    else if (kind === 'total') {
      isTotalled = true;
      if (faults.length === 0 && !isSame(amounts, sumOf(lines))) refuse('BadTotal');
    } else {
      const wrong = faultOfMoney(kind!, amounts);
      if (wrong) refuse(wrong);
      const said = JSON.stringify([cells.order, cells.reference, kind, amounts.yen, amounts.fee]);
      const nth = (seen.get(said) ?? 0) + 1;
      seen.set(said, nth);
      const { order, reference } = cells;
      lines.push({ line, order, reference, kind: kind!, yen: yen(amounts.yen), fee: yen(amounts.fee), nth });
    }
  }
  return { provider, day, lines, faults };
};
