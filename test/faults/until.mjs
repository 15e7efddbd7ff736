import { setTimeout as pause } from 'node:timers/promises';

const LOOK_AGAIN_MS = 50;

/**
 * Looks again and again until there is something to see; what fails is looked at again too.
 *
 * @param what what is waited for, in the words of the failure
 * @returns what `look` gave in the end
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
