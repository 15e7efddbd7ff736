import { addBusinessDays, addDays } from '../../kernel/business-days.js';
import { startOfTokyoDate, type TokyoDate, toTokyoDate } from '../../kernel/time.js';

/** Within how many business days after the request a parcel goes out. */
const BUSINESS_DAYS = 14;

/** The last day on which a parcel that was asked for then goes out in time. */
export const dueDayOf = (requestedAt: Date): TokyoDate => addBusinessDays(toTokyoDate(requestedAt), BUSINESS_DAYS);

/** What was asked for before this moment, and has not gone yet, is late. */
export const lateBefore = (now: Date): Date => {
  const today = toTokyoDate(now);
  // Fourteen business days are four weeks at the most, New Year and Golden Week included.
  let day = addDays(today, -40);
  while (addBusinessDays(day, BUSINESS_DAYS) < today) day = addDays(day, 1);
  return startOfTokyoDate(day);
};
