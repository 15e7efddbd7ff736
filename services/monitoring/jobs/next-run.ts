import type { ScheduledCommand } from '../../kernel/scheduled-command.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Hourly rounds go at seven minutes past. */
const PAST_THE_HOUR_MS = 7 * MINUTE_MS;

/** When the next round of a kind goes, after `now`. */
export const computeNextRun = (every: ScheduledCommand['every'], now: Date): Date => {
  const [length, offset] = every === 'minute' ? [MINUTE_MS, 0] : [HOUR_MS, PAST_THE_HOUR_MS];
  return new Date((Math.floor((now.getTime() - offset) / length) + 1) * length + offset);
};
