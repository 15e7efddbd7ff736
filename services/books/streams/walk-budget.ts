/**
 * Budget in milliseconds per minute, a fiftieth of two processors. It covers about 550 draws a second on an idle
 * machine.
 */
const WORK_MS = 2500;
/** Budget in a rush, which needs both processors: one range. The rest is verified afterwards. */
const RUSH_WORK_MS = 1;
/** Number of events in a minute that counts as a rush. Verification could not keep up anyway. */
const RUSH_EVENTS = 120_000;

/**
 * Returns the budget of log verification in milliseconds.
 *
 * @param events the number of events since the last run; null if unknown
 */
export const workFor = (events: number | null): number =>
  events !== null && events > RUSH_EVENTS ? RUSH_WORK_MS : WORK_MS;
