import { DAY_MS, startOfTokyoDate, toTokyoDate } from '../../kernel/time.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A site is asked to act for so long after the member wanted it; after that it is only asked what it knows. */
const WANTED_MS = 10 * MINUTE_MS;
/**
 * A site takes a signature for 300 s by its clock, and none of the shop's at all where the clocks are more than 300 s apart:
 * what was sent in the last of the ten minutes is taken within ten more. One minute is for acting on it.
 */
const NEVER_AFTER_MS = WANTED_MS + 11 * MINUTE_MS;

const PAUSES_MS = [2000, 5000, 15_000, MINUTE_MS, 5 * MINUTE_MS];

/** Whether the site may still be asked to act. */
export const isStillWanted = (requestedAt: Date, now: Date): boolean =>
  now.getTime() - requestedAt.getTime() <= WANTED_MS;

/** Whether a site that knows nothing of a transfer by now never will. */
export const isTooLateToArrive = (requestedAt: Date, now: Date): boolean =>
  now.getTime() - requestedAt.getTime() >= NEVER_AFTER_MS;

/** When a site that gave no word is called again: later and later, each hour at the end. @param attempts so far, from 1 */
export const nextTry = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + (PAUSES_MS[attempts - 1] ?? HOUR_MS));

/** When a transfer that has ended is compared with what its site says: at three the next morning, in Tokyo. */
export const comparisonAfter = (endedAt: Date): Date =>
  new Date(startOfTokyoDate(toTokyoDate(endedAt)).getTime() + DAY_MS + 3 * HOUR_MS);
