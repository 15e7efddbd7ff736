import { setTimeout as pause } from 'node:timers/promises';

const LOOK_AGAIN_MS = 50;

/**
 * Polls until `look` returns something. An error of `look` counts as nothing.
 *
 * @param what the awaited state, for the error message
 * @returns the last result of `look`
 * @throws Error after `withinMs`
 */
export const waitUntil = async (what, look, withinMs) => {
  const giveUpAt = performance.now() + withinMs;
  let reason = '';
  for (;;) {
    try {
      const seen = await look();
      if (seen) return seen;
      reason = '';
    } catch (error) {
      reason = `: ${error.message}`;
    }
    if (performance.now() > giveUpAt) throw new Error(`waited ${withinMs / 1000} s in vain until ${what}${reason}`);
    await pause(LOOK_AGAIN_MS);
  }
};
