import { DAY_MS, startOfTokyoDate, type TokyoDate, toTokyoDate } from '../../kernel/time.js';

/** 資金決済に関する法律施行令 第6条: above this unused balance, in yen, half of it is to be secured. */
export const THRESHOLD_YEN = 10_000_000;

/** The base dates of 資金決済に関する法律 第3条第2項, month and day. */
const BASE_DAYS = ['03-31', '09-30'];

/** The end of a base date: the first instant that is not part of it. */
export const endOf = (date: TokyoDate): Date => new Date(startOfTokyoDate(date).getTime() + DAY_MS);

/**
 * The base dates from the one that follows `first` to the one that is yet to come, oldest first.
 *
 * @param first when the books begin
 */
export const baseDates = (first: Date, now: Date): TokyoDate[] => {
  const [from, to] = [Number(toTokyoDate(first).slice(0, 4)), Number(toTokyoDate(now).slice(0, 4)) + 1];
  const years = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const all = years.flatMap((year) => BASE_DAYS.map((day) => `${year}-${day}` as TokyoDate));
  const begun = all.filter((date) => endOf(date) > first);
  return begun.slice(0, begun.findIndex((date) => endOf(date) > now) + 1);
};

/** What is to be secured: half of a balance above the threshold, in whole yen. */
export const depositOf = (balance: number): number => (balance > THRESHOLD_YEN ? Math.ceil(balance / 2) : 0);
