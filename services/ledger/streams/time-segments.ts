import { DAY_MS, startOfTokyoDate, toTokyoDate } from '../../kernel/time.js';

/** A time range without its end, and the source of its lines: daily sums, hourly sums, or single lines. */
export interface Segment {
  readonly of: 'day' | 'hour' | 'line';
  readonly from: Date;
  readonly before: Date;
}

const HOUR_MS = 3_600_000;

const startOfDay = (at: Date): Date => startOfTokyoDate(toTokyoDate(at));
const startOfHour = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
const next =
  (startOf: (at: Date) => Date, lengthMs: number) =>
  (at: Date): Date => {
    const start = startOf(at);
    return start.getTime() === at.getTime() ? at : new Date(start.getTime() + lengthMs);
  };
const nextDay = next(startOfDay, DAY_MS);
const nextHour = next(startOfHour, HOUR_MS);

const cut = (
  { from, before }: Segment,
  of: 'day' | 'hour',
  begin: (at: Date) => Date,
  end: (at: Date) => Date,
): readonly [Segment[], Segment[]] => {
  const [first, last] = [begin(from), end(before)];
  if (first >= last) return [[], [{ of: 'line', from, before }]];
  const rest: Segment[] = [
    { of: 'line', from, before: first },
    { of: 'line', from: last, before },
  ];
  return [[{ of, from: first, before: last }], rest.filter((one) => one.from < one.before)];
};

/** Cuts a time range into whole days, whole hours and the rest, without overlap or gap. */
export const segmentsOf = (from: Date, before: Date): Segment[] => {
  if (from >= before) return [];
  const [days, besideDays] = cut({ of: 'line', from, before }, 'day', nextDay, startOfDay);
  const parts = besideDays.map((one) => cut(one, 'hour', nextHour, startOfHour));
  return [...days, ...parts.flatMap(([hours]) => hours), ...parts.flatMap(([, lines]) => lines)];
};
