import type { Pool } from 'pg';
import { type Segment, segmentsOf } from '../streams/time-segments.js';
import type { Turnover, Unit } from '../wire/turnover.contract.js';

/** The sums of the lines of one class of accounts and one kind of documents. */
export interface ClassTurnover extends Turnover {
  readonly unit: Unit;
  readonly account_class: string;
  readonly kind: string;
}

/** An instant before the first event of any shop. */
export const BEGINNING = new Date(0);

/** Returns the first instant after "as of `at`". Times of events are whole milliseconds. */
export const addMillisecond = (at: Date): Date => new Date(at.getTime() + 1);

const SUMMED = 'select unit, account_class, kind, gained, lost, lines from ledger.ledger_sums where span =';
const LINES = `select unit, account_class, kind, greatest(amount, 0), greatest(-amount, 0), 1
  from ledger.ledger_entries where`;

const partOf = ({ of }: Segment, first: number): string =>
  of === 'line'
    ? `${LINES} at >= $${first} and at < $${first + 1}`
    : `${SUMMED} '${of}' and begins >= $${first} and begins < $${first + 1}`;

/**
 * Sums the lines from one instant up to but excluding another, by class of accounts. Exact to the millisecond. It reads
 * little, because days and hours are summed already.
 */
export const sumTurnoversBetween = async (pool: Pool, from: Date, before: Date): Promise<ClassTurnover[]> => {
  const segments = segmentsOf(from, before);
  if (segments.length === 0) return [];
  const parts = segments.map((segment, i) => partOf(segment, 2 * i + 1)).join(' union all ');
  const text = `select unit, account_class, kind, sum(gained)::bigint as gained, sum(lost)::bigint as lost,
      sum(lines)::bigint as lines
    from (${parts}) l (unit, account_class, kind, gained, lost, lines) group by unit, account_class, kind`;
  const values = segments.flatMap((segment) => [segment.from, segment.before]);
  return (await pool.query<ClassTurnover>(text, values)).rows;
};

/** Adds up turnovers by the key from `keyOf`. */
export const addUp = (
  turnovers: readonly ClassTurnover[],
  keyOf: (one: ClassTurnover) => string,
): Map<string, Turnover> => {
  const sums = new Map<string, Turnover>();
  for (const one of turnovers) {
    const { gained, lost, lines } = sums.get(keyOf(one)) ?? { gained: 0, lost: 0, lines: 0 };
    sums.set(keyOf(one), { gained: gained + one.gained, lost: lost + one.lost, lines: lines + one.lines });
  }
  return sums;
};

/** Counts the events that the ledger is behind the log; null before the first event was read. */
export const countEventsBehind = async (pool: Pool): Promise<number | null> => {
  const text =
    "select max(lag_events) as behind from store.standings where reader in ('ledger_entries', 'ledger_sums')";
  return (await pool.query<{ behind: number | null }>(text)).rows[0]!.behind;
};
