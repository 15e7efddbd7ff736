import type { SignedIn } from '../../../services/operators/sign-in/sign-in.contract.js';

let current: SignedIn | null = null;

/** Of this page, not of the browser: another tab asks for itself. */
export const session = {
  get: (): SignedIn | null => current,
  set: (next: SignedIn | null): void => {
    current = next;
  },
};

const USED = 'console.used';

/** When any tab last sent a request that kept the session alive, in ms since 1970. */
export const lastUse = {
  get: (): number => Number(localStorage.getItem(USED) ?? 0),
  was: (at: number): void => localStorage.setItem(USED, String(Math.max(at, lastUse.get()))),
};
