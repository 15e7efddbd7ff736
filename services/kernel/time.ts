/** Japan keeps UTC+9 all year, so Tokyo's wall clock is plain arithmetic. */
const TOKYO_OFFSET_MS = 9 * 3_600_000;
const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** A date in Asia/Tokyo, `YYYY-MM-DD`. */
export type TokyoDate = string & { readonly zone: 'Asia/Tokyo' };

/** The source of the current time: the clock of the process, or of a test. */
export abstract class Clock {
  abstract now(): Date;
}

/** The clock of the process. */
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

const shiftToTokyo = (instant: Date): Date => new Date(instant.getTime() + TOKYO_OFFSET_MS);

/** Returns the Tokyo date of an instant. */
export const toTokyoDate = (instant: Date): TokyoDate => shiftToTokyo(instant).toISOString().slice(0, 10) as TokyoDate;

/** Returns the first instant of a Tokyo date. */
export const startOfTokyoDate = (date: TokyoDate): Date => new Date(Date.parse(`${date}T00:00:00+09:00`));

/** Parses a date such as `2026-01-31`. Returns null for a date that is not in the calendar. */
export const parseTokyoDate = (text: string): TokyoDate | null => {
  const instant = startOfTokyoDate(text as TokyoDate);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(instant.getTime()) && toTokyoDate(instant) === text;
  return isDay ? (text as TokyoDate) : null;
};

/** A month in Asia/Tokyo, `YYYY-MM`. */
export type TokyoMonth = string & { readonly zone: 'Asia/Tokyo'; readonly span: 'month' };

/** Returns the Tokyo month of an instant. */
export const toTokyoMonth = (instant: Date): TokyoMonth => toTokyoDate(instant).slice(0, 7) as TokyoMonth;

/** Returns the first instant of a Tokyo month. */
export const startOfTokyoMonth = (month: TokyoMonth): Date => new Date(Date.parse(`${month}-01T00:00:00+09:00`));

/** Returns the month that many months later, or earlier for a negative number. */
export const addMonths = (month: TokyoMonth, months: number): TokyoMonth =>
  toTokyoMonth(addTokyoMonths(startOfTokyoMonth(month), months));

/** Formats an instant as ISO 8601 with milliseconds and the offset +09:00, as in every response. */
export const toTokyoIso = (instant: Date): string => `${shiftToTokyo(instant).toISOString().slice(0, -1)}+09:00`;

/**
 * Returns the same wall-clock time in Tokyo `months` calendar months later. In a month that is too short it is the last day:
 * 31 August + 6 months is 28 or 29 February.
 */
export const addTokyoMonths = (instant: Date, months: number): Date => {
  const local = shiftToTokyo(instant);
  const day = local.getUTCDate();
  const target = new Date(local);
  target.setUTCDate(1);
  target.setUTCMonth(target.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(day, lastDay));
  return new Date(target.getTime() - TOKYO_OFFSET_MS);
};

/** The first hour in Tokyo in which mails that can wait are sent, so that nobody is woken. */
const FIRST_HOUR = 9;
const LAST_HOUR = 20;

/** Returns true in the hours in which mails that can wait are sent: from 9:00 to 20:59 in Tokyo. */
export const isDaytime = (now: Date): boolean => {
  const hour = Math.floor((now.getTime() - startOfTokyoDate(toTokyoDate(now)).getTime()) / HOUR_MS);
  return hour >= FIRST_HOUR && hour <= LAST_HOUR;
};
