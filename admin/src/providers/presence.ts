import { getMonotonicMs } from '../browser/clock';

/** After this time without a key or a click, requests of the page do not extend the session. */
const PRESENT_MS = 60_000;

let lastInput = getMonotonicMs();

const note = (): void => {
  lastInput = getMonotonicMs();
};

for (const input of ['pointerdown', 'keydown', 'wheel'])
  addEventListener(input, note, { capture: true, passive: true });

/** Returns true if an operator is active. Only requests of an active operator keep the session alive. */
export const isPresent = (): boolean => getMonotonicMs() - lastInput < PRESENT_MS;
