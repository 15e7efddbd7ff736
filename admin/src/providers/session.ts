import type { SignedIn } from '../../../services/operators/sign-in/sign-in.contract.js';
import { getNowMs } from '../browser/clock';
import { deviceStorage } from '../browser/storage';

let current: SignedIn | null = null;

/** Of this page, not of the browser: another tab asks for itself. */
export const session = {
  get: (): SignedIn | null => current,
  set: (next: SignedIn | null): void => {
    current = next;
  },
};

const USED = 'console.used';

/** The shop's time, in ms since 1970, of the last request in any tab that kept the session alive. */
export const lastUse = {
  // A value of another clock may lie in the future.
  get: (): number => Math.min(Number(deviceStorage.getItem(USED) ?? 0), getNowMs()),
  was: (at: number): void => deviceStorage.setItem(USED, String(Math.max(at, lastUse.get()))),
};
