const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The pause before a second query about an order that the provider does not know. */
const SECOND_QUERY_DELAY_MS = 30_000;
/** The number of such responses that count as proof. */
export const MISSES_AS_PROOF = 2;
/** An order is created again only within this time. Later nobody waits for it, and browser tokens have expired. */
const CREATION_WINDOW_MS = 10 * MINUTE_MS;

const PAUSES_MS = [5000, 15_000, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS];

/**
 * Returns the time of the next attempt after a missing response, with growing pauses. @param attempts the number so
 * far, from 1
 */
export const computeNextAttempt = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + (PAUSES_MS[attempts - 1] ?? HOUR_MS));

/** Returns the time of the second query about an unknown order. */
export const computeSecondQueryTime = (now: Date): Date => new Date(now.getTime() + SECOND_QUERY_DELAY_MS);

/** Returns true while an order that was never created is still worth creating. */
export const isWorthCreating = (requestedAt: Date, now: Date): boolean =>
  now.getTime() - requestedAt.getTime() <= CREATION_WINDOW_MS;
