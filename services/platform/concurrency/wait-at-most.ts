import { setTimeout as pause } from 'node:timers/promises';

/** Waits for work to succeed or fail, at most `ms` milliseconds. @returns true when it has ended */
export const waitAtMost = async (ms: number, work: Promise<unknown>): Promise<boolean> => {
  const ended = new AbortController();
  const late = pause(ms, false, { signal: ended.signal }).catch(() => false);
  const settled = work.then(
    () => true,
    () => true,
  );
  return Promise.race([settled, late]).finally(() => ended.abort());
};
