import type { SendingFailure } from './mail-transport.js';

/** Tries of a mail that its server refuses for good: another one, since servers err too. */
const TRIES_REFUSED = 2;
/** Tries of a mail that meets a fault that may pass: about two days. */
const TRIES_DELAYED = 20;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 4 * 3_600_000;

/**
 * When a mail that was not sent is tried again: later and later.
 *
 * @param attempts that have failed by now, at least 1
 * @returns null when it is given up
 */
export const nextTry = (now: Date, attempts: number, { isPermanent }: SendingFailure): Date | null => {
  if (attempts >= (isPermanent ? TRIES_REFUSED : TRIES_DELAYED)) return null;
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  return new Date(now.getTime() + pauseMs);
};
