import type { SignedIn } from '../../../services/operators/sign-in/sign-in.contract.js';
import { getNowMs } from '../browser/clock';
import { deviceStorage } from '../browser/storage';

let current: SignedIn | null = null;

/** The session of this page. Each tab loads its own. */
export const session = {
  get: (): SignedIn | null => current,
  set: (next: SignedIn | null): void => {
    current = next;
  },
};

const USED = 'console.used';

/** The server's time of the last request in any tab that extended the session, in ms since 1970. */
export const lastUse = {
  // A value from another clock may lie in the future.
  get: (): number => Math.min(Number(deviceStorage.getItem(USED) ?? 0), getNowMs()),
  was: (at: number): void => deviceStorage.setItem(USED, String(Math.max(at, lastUse.get()))),
};
