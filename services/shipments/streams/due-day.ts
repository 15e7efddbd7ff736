import { addBusinessDays, addDays } from '../../kernel/business-days.js';
import { startOfTokyoDate, type TokyoDate, toTokyoDate } from '../../kernel/time.js';

/** The number of business days within which a parcel must be sent. */
const BUSINESS_DAYS = 14;

/** Returns the due day of a parcel requested at this time. */
export const dueDayOf = (requestedAt: Date): TokyoDate => addBusinessDays(toTokyoDate(requestedAt), BUSINESS_DAYS);

/** Returns the time before which an unsent request is late. */
export const computeLateBefore = (now: Date): Date => {
  const today = toTokyoDate(now);
  // Fourteen business days are at most four weeks, including New Year and Golden Week.
  let day = addDays(today, -40);
  while (addBusinessDays(day, BUSINESS_DAYS) < today) day = addDays(day, 1);
  return startOfTokyoDate(day);
};
