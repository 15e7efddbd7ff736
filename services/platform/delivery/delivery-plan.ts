/** Why something was not taken from us. */
export interface DeliveryFailure {
  /** Whether it was refused for good: waiting changes nothing. */
  readonly isPermanent: boolean;
  /** So long the other side wants to be left alone, in milliseconds; none where it has not said. */
  readonly restMs?: number;
}

/** Tries of what is refused for good: another one, since servers err too. */
const MAX_ATTEMPTS_REFUSED = 2;
/** Tries of what meets a fault that may pass: about two days. */
const MAX_ATTEMPTS_DELAYED = 20;
const FIRST_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 4 * 3_600_000;

/**
 * When something that was not delivered is tried again: later and later, and not before the other side wants it, but for what
 * is longer than the longest pause.
 *
 * @param attempts that have failed by now, at least 1
 * @returns null when it is given up
 */
export const computeNextAttempt = (
  now: Date,
  attempts: number,
  { isPermanent, restMs = 0 }: DeliveryFailure,
): Date | null => {
  if (attempts >= (isPermanent ? MAX_ATTEMPTS_REFUSED : MAX_ATTEMPTS_DELAYED)) return null;
  const pauseMs = Math.min(Math.max(FIRST_PAUSE_MS * 2 ** (attempts - 1), restMs), MAX_PAUSE_MS);
  return new Date(now.getTime() + pauseMs);
};
