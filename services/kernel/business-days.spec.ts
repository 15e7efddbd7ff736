import { describe, expect, it } from '@jest/globals';
import { addBankDays, addBusinessDays, addDays, isBankDay, isHoliday } from './business-days.js';
import type { TokyoDate } from './time.js';

/** Published holidays by year. Source: Cabinet Office, https://www8.cao.go.jp/chosei/shukujitsu/syukujitsu.csv */
const PUBLISHED: Readonly<Record<number, string>> = {
  2024: '01-01 01-08 02-11 02-12 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-15 08-11 08-12 09-16 09-22 09-23 10-14 11-03 11-04 11-23',
  2025: '01-01 01-13 02-11 02-23 02-24 03-20 04-29 05-03 05-04 05-05 05-06 07-21 08-11 09-15 09-23 10-13 11-03 11-23 11-24',
  2026: '01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23',
  2027: '01-01 01-11 02-11 02-23 03-21 03-22 04-29 05-03 05-04 05-05 07-19 08-11 09-20 09-23 10-11 11-03 11-23',
};

const day = (text: string) => text as TokyoDate;

describe('holidays', () => {
  it.each(Object.entries(PUBLISHED))('match the dates that the Cabinet Office published for %s', (year, published) => {
    const holidays = [];
    for (let date = day(`${year}-01-01`); date.startsWith(year); date = addDays(date, 1))
      if (isHoliday(date)) holidays.push(date.slice(5));
    expect(holidays.join(' ')).toBe(published);
  });
});

describe('business days', () => {
  it.each([
    ['2026-01-15', 1, '2026-01-16'],
    ['2026-01-16', 1, '2026-01-19'],
    ['2026-01-17', 1, '2026-01-19'],
    ['2026-01-15', 14, '2026-02-04'],
    ['2026-04-28', 1, '2026-04-30'],
    ['2026-05-01', 1, '2026-05-07'],
    ['2026-09-18', 1, '2026-09-24'],
    ['2026-12-31', 1, '2027-01-04'],
  ])('counts from %s by %i days to %s', (from, days, expected) => {
    expect(addBusinessDays(day(from), days)).toBe(expected);
  });
});

describe('days of banks', () => {
  it('do not include the days from 31 December to 3 January', () => {
    const days = Array.from({ length: 8 }, (_, i) => addDays(day('2025-12-29'), i));
    expect(days.filter(isBankDay)).toEqual(['2025-12-29', '2025-12-30', '2026-01-05']);
    expect(addBusinessDays(day('2025-12-30'), 2)).toBe('2026-01-02');
  });

  it.each([
    ['2025-12-29', 1, '2025-12-30'],
    ['2025-12-30', 1, '2026-01-05'],
    ['2025-12-30', 3, '2026-01-07'],
    ['2026-12-30', 1, '2027-01-04'],
    ['2027-12-30', 1, '2028-01-04'],
    ['2026-04-28', 1, '2026-04-30'],
    ['2026-09-18', 3, '2026-09-28'],
    ['2026-11-20', 1, '2026-11-24'],
  ])('counts from %s by %i days to %s', (from, days, expected) => {
    expect(addBankDays(day(from), days)).toBe(expected);
  });
});
