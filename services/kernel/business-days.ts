import { DAY_MS, type TokyoDate } from './time.js';

/** Holidays on a fixed date, `MM-DD`. Source: Act on National Holidays (国民の祝日に関する法律, Act 178 of 1948), article 2. */
const FIXED = new Set(['01-01', '02-11', '02-23', '04-29', '05-03', '05-04', '05-05', '08-11', '11-03', '11-23']);
/** Holidays on the n-th Monday of a month, by month (article 2). */
const MONDAYS: Readonly<Record<string, number>> = { '01': 2, '07': 3, '09': 3, '10': 2 };

const MONDAY = 1;
const SUNDAY = 0;
const SATURDAY = 6;

const instantOf = (date: TokyoDate): number => Date.parse(`${date}T00:00:00Z`);
const daysAfter = (date: TokyoDate, days: number): TokyoDate =>
  new Date(instantOf(date) + days * DAY_MS).toISOString().slice(0, 10) as TokyoDate;
const weekdayOf = (date: TokyoDate): number => new Date(instantOf(date)).getUTCDay();

/**
 * Computes the two equinoxes of a year as `MM-DD`. The formula of the National Astronomical Observatory holds for 1980 to 2099.
 * The Cabinet announces each date in February of the year before.
 */
const equinoxesOf = (year: number): readonly string[] => {
  const since = year - 1980;
  const leap = Math.floor(since / 4);
  const march = Math.floor(20.8431 + 0.242194 * since) - leap;
  const september = Math.floor(23.2488 + 0.242194 * since) - leap;
  return [`03-${march}`, `09-${september}`];
};

/** Returns true for a holiday of article 2, without substitutes and days between holidays. */
const isNamedHoliday = (date: TokyoDate): boolean => {
  const [year, month, day] = date.split('-') as [string, string, string];
  const rest = `${month}-${day}`;
  if (FIXED.has(rest) || equinoxesOf(Number(year)).includes(rest)) return true;
  return weekdayOf(date) === MONDAY && Math.ceil(Number(day) / 7) === MONDAYS[month];
};

/** Returns true for the substitute of a holiday that falls on a Sunday: the next day that is no holiday (article 3, paragraph 2). */
const isSubstitute = (date: TokyoDate): boolean => {
  let before = daysAfter(date, -1);
  while (isNamedHoliday(before)) {
    if (weekdayOf(before) === SUNDAY) return true;
    before = daysAfter(before, -1);
  }
  return false;
};

/** Returns true for a national holiday of Japan, by the law in force since 2022. */
export const isHoliday = (date: TokyoDate): boolean =>
  isNamedHoliday(date) ||
  isSubstitute(date) ||
  // Article 3, paragraph 3: a day between two holidays.
  (isNamedHoliday(daysAfter(date, -1)) && isNamedHoliday(daysAfter(date, 1)));

/** Returns true for the days that a calendar counts. */
type Calendar = (date: TokyoDate) => boolean;

const isWorkingDay: Calendar = (date) => {
  const weekday = weekdayOf(date);
  return weekday !== SATURDAY && weekday !== SUNDAY && !isHoliday(date);
};

/**
 * Returns true on days on which banks are open. They are closed on Saturdays, Sundays, national holidays and from 31 December to
 * 3 January. Source: Enforcement Order of the Banking Act (銀行法施行令, Cabinet Order 40 of 1982), article 5.
 */
export const isBankDay: Calendar = (date) => isWorkingDay(date) && !/-(?:12-31|01-0[123])$/.test(date);

const addDaysOf = (isOpen: Calendar, date: TokyoDate, days: number): TokyoDate => {
  let at = date;
  for (let left = days; left > 0; ) {
    at = daysAfter(at, 1);
    if (isOpen(at)) left -= 1;
  }
  return at;
};

/** Returns the n-th business day after a day. Weekends and holidays are skipped; the day itself does not count. */
export const addBusinessDays = (date: TokyoDate, days: number): TokyoDate => addDaysOf(isWorkingDay, date, days);

/** Returns the n-th bank day after a day; the day itself does not count. */
export const addBankDays = (date: TokyoDate, days: number): TokyoDate => addDaysOf(isBankDay, date, days);

/** Returns the date that many calendar days later. */
export const addDays = daysAfter;
