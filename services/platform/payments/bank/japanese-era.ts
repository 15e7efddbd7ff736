import { addDays } from '../../../kernel/business-days.js';
import type { TokyoDate } from '../../../kernel/time.js';

/** Japanese eras by their first day, the newest first. Source: Cabinet Order 143 of 2019 and its predecessors. */
const ERAS = [
  { names: ['令和', 'R'], began: '2019-05-01', ended: '9999-12-31', yearBefore: 2018 },
  { names: ['平成', 'H'], began: '1989-01-08', ended: '2019-04-30', yearBefore: 1988 },
  { names: ['昭和', 'S'], began: '1926-12-25', ended: '1989-01-07', yearBefore: 1925 },
] as const;

type Era = (typeof ERAS)[number];

/** Banks may write a file some days before its booking day. */
const DAYS_AHEAD = 7;

const isDay = (date: string): date is TokyoDate => {
  const at = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
};

const dayOf = (year: number, month: string, day: string): TokyoDate | null => {
  const date = `${String(year).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(date) ? date : null;
};

const inEra = (era: Era, year: number, month: string, day: string): TokyoDate | null => {
  const date = dayOf(era.yearBefore + year, month, day);
  return date && date >= era.began && date <= era.ended ? date : null;
};

/**
 * Parses the date of a Zengin file, `YYMMDD` in the Japanese era: 081120 is 2026-11-20. The file does not name the
 * era, so the newest era applies in which the date is not in the future.
 */
export const parseEraDate = (text: string, today: TokyoDate): TokyoDate | null => {
  const [, year = '', month = '', day = ''] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  if (year === '') return null;
  const last = addDays(today, DAYS_AHEAD);
  for (const era of ERAS) {
    const date = inEra(era, Number(year), month, day);
    if (date && date <= last) return date;
  }
  return null;
};

/** The oldest date with a two-digit year that a bank's file may contain, in days before today. */
const LAST_DAYS = 731;

/** Resolves a two-digit year to the only candidate near today: 26/11/20, or 8.11.20 in the era. */
const nearDay = (digits: string, month: string, day: string, today: TokyoDate): TokyoDate | null => {
  const isNear = (date: TokyoDate | null): date is TokyoDate =>
    date !== null && date >= addDays(today, -LAST_DAYS) && date <= addDays(today, DAYS_AHEAD);
  return [dayOf(2000 + Number(digits), month, day), inEra(ERAS[0], Number(digits), month, day)].find(isNear) ?? null;
};

/**
 * Parses a date of a bank's CSV file, optionally followed by a weekday in brackets or a time. Examples: 2026/11/20,
 * 20261120, 2026年11月20日, 2026.11.20, 令和8年11月20日, R8.11.20, R081120, 26/11/20 and 8.11.20.
 */
export const parseStatementDate = (text: string, today?: TokyoDate): TokyoDate | null => {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/[\sT]+\d{1,2}(?::|時)\d{2}.*$/, '')
    .replace(/\((?:[月火水木金土日])(?:曜日?)?\)$/, '')
    .replace(/\s/g, '')
    .replaceAll('元年', '1年');
  const [, year, month = '', day = ''] =
    /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?$/.exec(plain) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(plain) ?? [];
  if (year) return dayOf(Number(year), month, day);
  const [, name, ofEra, eraMonth = '', eraDay = ''] =
    /^(令和|平成|昭和|[RHS])\.?(\d{1,2})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/i.exec(plain) ??
    /^(令和|平成|昭和|[RHS])(\d\d)(\d\d)(\d\d)$/i.exec(plain) ??
    [];
  const era = ERAS.find(({ names }) => names.some((one) => one === name?.toUpperCase()));
  if (era && ofEra) return inEra(era, Number(ofEra), eraMonth, eraDay);
  const [, digits, nearMonth = '', near = ''] = /^(\d{1,2})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(plain) ?? [];
  return digits && today ? nearDay(digits, nearMonth, near, today) : null;
};
