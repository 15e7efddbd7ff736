import { DAY_MS, startOfTokyoDate, toTokyoDate } from '../../kernel/time.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Period after the member's request in which the transfer request is repeated. Later calls only look the transfer up. */
const RETRY_WITHIN_MS = 10 * MINUTE_MS;
/**
 * Period after which no request can be accepted any more. A site accepts a signature for 300 s by its clock, which may differ by 300 s.
 * So it accepts the last request within ten more minutes. One minute is for its execution.
 */
const TOO_LATE_AFTER_MS = RETRY_WITHIN_MS + 11 * MINUTE_MS;

const PAUSES_MS = [2000, 5000, 15_000, MINUTE_MS, 5 * MINUTE_MS];

/** Returns true while the transfer request may be sent again. */
export const canStillRetry = (requestedAt: Date, now: Date): boolean =>
  now.getTime() - requestedAt.getTime() <= RETRY_WITHIN_MS;

/** Returns true when a site that does not know a transfer will never receive it. */
export const isTooLateToArrive = (requestedAt: Date, now: Date): boolean =>
  now.getTime() - requestedAt.getTime() >= TOO_LATE_AFTER_MS;

/**
 * Computes the next call after a lost response. The pauses grow to one hour.
 *
 * @param attempts the number of calls so far, from 1
 */
export const computeNextAttempt = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + (PAUSES_MS[attempts - 1] ?? HOUR_MS));

/** Computes the time of the comparison of an ended transfer with its site: 03:00 the next day in Tokyo. */
export const computeComparisonTime = (endedAt: Date): Date =>
  new Date(startOfTokyoDate(toTokyoDate(endedAt)).getTime() + DAY_MS + 3 * HOUR_MS);
