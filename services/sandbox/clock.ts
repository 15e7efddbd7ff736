/** Where "now" comes from, in milliseconds; the process's own clock, which a test may move on by `/_control/clock`. */
export interface Clock {
  now(): number;
}

const TOKYO_OFFSET_MS = 9 * 3_600_000;
export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

const tokyoWallClock = (at: number): string => new Date(at + TOKYO_OFFSET_MS).toISOString();

/** The day in Tokyo that an instant falls on, `YYYY-MM-DD`. */
export const tokyoDay = (at: number): string => tokyoWallClock(at).slice(0, 10);

/** Tokyo's wall clock as providers write it: `YYYYMMDDhhmmss`. */
export const tokyoDigits = (at: number): string => tokyoWallClock(at).replace(/\D/g, '').slice(0, 14);

/** ISO 8601 with the offset of Tokyo. */
export const tokyoIso = (at: number): string => `${tokyoWallClock(at).slice(0, -1)}+09:00`;

/** The instant that Tokyo's wall clock shows so; NaN for what is no time. */
export const tokyoInstant = (day: string, time = '00:00'): number => Date.parse(`${day}T${time}:00+09:00`);
