const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The provider says it does not know an order: it is asked once more after this, before that counts. */
const ASK_AGAIN_MS = 30_000;
/** How often it must have said so. */
export const MISSES_THAT_COUNT = 2;
/** An order is made again for so long after it was wanted: then nobody waits for it, and what a browser got has run out. */
const WANTED_MS = 10 * MINUTE_MS;

const PAUSES_MS = [5000, 15_000, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS];

/** When a call that got no answer is looked into again: later and later. @param attempts so far, from 1 */
export const nextTry = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + (PAUSES_MS[attempts - 1] ?? HOUR_MS));

/** When it is asked again whether there is an order that the provider has not known. */
export const askAgainAt = (now: Date): Date => new Date(now.getTime() + ASK_AGAIN_MS);

/** Whether an order that was never made is still worth making. */
export const isStillWanted = (requestedAt: Date, now: Date): boolean =>
  now.getTime() - requestedAt.getTime() <= WANTED_MS;
