import type { ScheduledCommand } from '../../kernel/timer.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Hourly jobs run at seven minutes past the hour. */
const PAST_THE_HOUR_MS = 7 * MINUTE_MS;

/** Returns the time of the next run of an interval job, after `now`. */
export const computeNextRun = (every: ScheduledCommand['every'], now: Date): Date => {
  const [length, offset] = every === 'minute' ? [MINUTE_MS, 0] : [HOUR_MS, PAST_THE_HOUR_MS];
  return new Date((Math.floor((now.getTime() - offset) / length) + 1) * length + offset);
};
