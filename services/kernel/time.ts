/** Japan keeps UTC+9 all year, so Tokyo's wall clock is plain arithmetic. */
const TOKYO_OFFSET_MS = 9 * 3_600_000;
const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** A business day in Asia/Tokyo, `YYYY-MM-DD`. */
export type TokyoDate = string & { readonly zone: 'Asia/Tokyo' };

/** Where "now" comes from; the process's clock, or a test's. */
export abstract class Clock {
  abstract now(): Date;
}

/** The process's own clock. */
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

const shiftToTokyo = (instant: Date): Date => new Date(instant.getTime() + TOKYO_OFFSET_MS);

/** The Tokyo business day that `instant` falls on. */
export const toTokyoDate = (instant: Date): TokyoDate => shiftToTokyo(instant).toISOString().slice(0, 10) as TokyoDate;

/** The first instant of a Tokyo business day. */
export const startOfTokyoDate = (date: TokyoDate): Date => new Date(Date.parse(`${date}T00:00:00+09:00`));

/** The Tokyo business day that a text names, `2026-01-31`; null for what is no day of the calendar. */
export const parseTokyoDate = (text: string): TokyoDate | null => {
  const instant = startOfTokyoDate(text as TokyoDate);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(instant.getTime()) && toTokyoDate(instant) === text;
  return isDay ? (text as TokyoDate) : null;
};

/** A month in Asia/Tokyo, `YYYY-MM`. */
export type TokyoMonth = string & { readonly zone: 'Asia/Tokyo'; readonly span: 'month' };

/** The Tokyo month that `instant` falls in. */
export const toTokyoMonth = (instant: Date): TokyoMonth => toTokyoDate(instant).slice(0, 7) as TokyoMonth;

/** The first instant of a Tokyo month. */
export const startOfTokyoMonth = (month: TokyoMonth): Date => new Date(Date.parse(`${month}-01T00:00:00+09:00`));

/** The month so many months later; before, below zero. */
export const addMonths = (month: TokyoMonth, months: number): TokyoMonth =>
  toTokyoMonth(addTokyoMonths(startOfTokyoMonth(month), months));

/** ISO 8601 with milliseconds and the offset +09:00, the form of every time on the wire. */
export const toTokyoIso = (instant: Date): string => `${shiftToTokyo(instant).toISOString().slice(0, -1)}+09:00`;

/**
 * The same wall-clock time in Tokyo `months` calendar months later; where the month is too short, its last day
 * (31 August + 6 months = 28 or 29 February).
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

/** In Tokyo, so that nobody is woken by what can wait until the morning. */
const FIRST_HOUR = 9;
const LAST_HOUR = 20;

/** Whether mails that can wait are sent at this hour. */
export const isDaytime = (now: Date): boolean => {
  const hour = Math.floor((now.getTime() - startOfTokyoDate(toTokyoDate(now)).getTime()) / HOUR_MS);
  return hour >= FIRST_HOUR && hour <= LAST_HOUR;
};
