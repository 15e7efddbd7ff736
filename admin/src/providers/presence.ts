import { getMonotonicMs } from '../browser/clock';

/** Longer without a key or a click, and what a page asks it asks by itself. */
const PRESENT_MS = 60_000;

let lastInput = getMonotonicMs();

const note = (): void => {
  lastInput = getMonotonicMs();
};

for (const input of ['pointerdown', 'keydown', 'wheel'])
  addEventListener(input, note, { capture: true, passive: true });

/** Whether somebody sits before the console. Only what they ask for keeps their session alive. */
export const isPresent = (): boolean => getMonotonicMs() - lastInput < PRESENT_MS;
