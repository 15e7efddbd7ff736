import { DAY_MS, startOfTokyoDate, type TokyoDate, toTokyoDate } from '../../kernel/time.js';

/** 資金決済に関する法律施行令 第6条: half of an unused balance above this amount, in yen, must be secured. */
export const THRESHOLD_YEN = 10_000_000;

/** The base dates of 資金決済に関する法律 第3条第2項, month and day. */
const BASE_DAYS = ['03-31', '09-30'];

/** Returns the end of a base date, which is the first instant after it. */
export const endOf = (date: TokyoDate): Date => new Date(startOfTokyoDate(date).getTime() + DAY_MS);

/**
 * Lists the base dates from the first one after `first` to the next one in the future, oldest first.
 *
 * @param first the beginning of the ledger
 */
export const listBaseDates = (first: Date, now: Date): TokyoDate[] => {
  const [from, to] = [Number(toTokyoDate(first).slice(0, 4)), Number(toTokyoDate(now).slice(0, 4)) + 1];
  const years = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const all = years.flatMap((year) => BASE_DAYS.map((day) => `${year}-${day}` as TokyoDate));
  const begun = all.filter((date) => endOf(date) > first);
  return begun.slice(0, begun.findIndex((date) => endOf(date) > now) + 1);
};

/** Computes the amount to secure: half of a balance above the threshold, in whole yen. */
export const depositOf = (balance: number): number => (balance > THRESHOLD_YEN ? Math.ceil(balance / 2) : 0);
