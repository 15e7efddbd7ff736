import { setTimeout as pause } from 'node:timers/promises';

/** Waits for work to end, however it does, and no longer than `ms`. @returns whether it has ended */
export const waitAtMost = async (ms: number, work: Promise<unknown>): Promise<boolean> => {
  const ended = new AbortController();
  const late = pause(ms, false, { signal: ended.signal }).catch(() => false);
  const settled = work.then(
    () => true,
    () => true,
  );
  return Promise.race([settled, late]).finally(() => ended.abort());
};
