/** Number of digits in a code. */
export const CODE_DIGITS = 6;

/** Minimum time between two codes. */
const AGAIN_MS = 60_000;

/** Extracts the digits of a typed or pasted code, including full-width ones: `123 456`. */
export const extractCodeDigits = (typed: string): string =>
  typed.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_DIGITS);

/**
 * Returns the seconds until another code may be requested; 0 if it may.
 * @param sentAtMs time of the last code
 */
export const computeSecondsToWait = (sentAtMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((sentAtMs + AGAIN_MS - nowMs) / 1000));
