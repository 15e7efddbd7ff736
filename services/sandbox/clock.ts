/** Source of the current time in milliseconds: the clock of the process, which tests may move by `/_control/clock`. */
export interface Clock {
  now(): number;
}

const TOKYO_OFFSET_MS = 9 * 3_600_000;
export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

const tokyoWallClock = (at: number): string => new Date(at + TOKYO_OFFSET_MS).toISOString();

/** Returns the day in Tokyo of an instant, `YYYY-MM-DD`. */
export const toTokyoDay = (at: number): string => tokyoWallClock(at).slice(0, 10);

/** Formats an instant by Tokyo's wall clock: `YYYYMMDDhhmmss`. */
export const toTokyoDigits = (at: number): string => tokyoWallClock(at).replace(/\D/g, '').slice(0, 14);

/** Formats an instant by ISO 8601 with the offset of Tokyo. */
export const toTokyoIso = (at: number): string => `${tokyoWallClock(at).slice(0, -1)}+09:00`;

/** Parses a day and a time by Tokyo's wall clock; NaN for an invalid one. */
export const parseTokyoTime = (day: string, time = '00:00'): number => Date.parse(`${day}T${time}:00+09:00`);
