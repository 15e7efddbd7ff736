/** The reason for a failed delivery. */
export interface DeliveryFailure {
  /** True if the receiver refused for good, so that waiting does not help. */
  readonly isPermanent: boolean;
  /** The pause that the receiver asks for, in milliseconds; absent if it asks for none. */
  readonly restMs?: number;
}

/** Attempts after a permanent refusal: one more, since servers err too. */
const MAX_ATTEMPTS_REFUSED = 2;
/** Attempts after temporary faults: about two days. */
const MAX_ATTEMPTS_DELAYED = 20;
const FIRST_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 4 * 3_600_000;

/**
 * Computes the time of the next attempt, at growing intervals. A pause that the receiver asks for is respected up to the longest
 * pause.
 *
 * @param attempts failed attempts so far, at least 1
 * @returns null if the delivery is given up
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
