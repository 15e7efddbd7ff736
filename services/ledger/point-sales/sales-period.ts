import { addDays } from '../../kernel/business-days.js';
import { parseTokyoDate, type TokyoDate, toTokyoDate } from '../../kernel/time.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';

/** A range of days in Tokyo, both ends included. */
export interface SalesPeriod {
  readonly from: TokyoDate;
  readonly to: TokyoDate;
}

const USUAL_DAYS = 30;
const MAX_DAYS = 366;

const NO_DAY = { ja: '日付は 2026-04-01 の形で指定してください。', en: 'Enter a day like 2026-04-01.' };
const BACKWARDS = {
  ja: '開始日は終了日以前にしてください。',
  en: 'The first day must not be after the last one.',
};
const TOO_LONG = { ja: '期間は366日以内にしてください。', en: 'Choose 366 days or fewer.' };

/**
 * Parses a day of the calendar.
 *
 * @throws RefusedError 400 under `field` for an invalid day
 */
const dayOf = (field: string, text: string): TokyoDate => {
  const day = parseTokyoDate(text);
  if (!day) throw new RefusedError(400, buildFieldError(field, NO_DAY));
  return day;
};

/**
 * Parses the requested days; by default thirty days up to today.
 *
 * @throws RefusedError 400 under `from` or `to`
 */
export const parseSalesPeriod = (from: string | undefined, to: string | undefined, now: Date): SalesPeriod => {
  const last = to ? dayOf('to', to) : toTokyoDate(now);
  const first = from ? dayOf('from', from) : addDays(last, 1 - USUAL_DAYS);
  if (first > last) throw new RefusedError(400, buildFieldError('from', BACKWARDS));
  if (addDays(first, MAX_DAYS) <= last) throw new RefusedError(400, buildFieldError('from', TOO_LONG));
  return { from: first, to: last };
};
