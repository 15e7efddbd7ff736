/** Digits of a code. */
export const CODE_DIGITS = 6;

/** The shop sends a member no other code before. */
const AGAIN_MS = 60_000;

/** The digits of a code as it was typed or pasted, wide ones too: `123 456`. */
export const extractCodeDigits = (typed: string): string =>
  typed.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_DIGITS);

/** Seconds until another code may be asked for; 0 when one may. @param sentAtMs when the last one was */
export const computeSecondsToWait = (sentAtMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((sentAtMs + AGAIN_MS - nowMs) / 1000));
