/**
 * Milliseconds of work in a minute, a fiftieth of two processors: some 550 draws a second are walked along within their minute where
 * nobody else is at work, and the walk gives way to whoever is.
 */
const WORK_MS = 2500;
/** The same in a rush, which wants both processors for itself: one stretch. What comes then is walked along when it is over. */
const RUSH_WORK_MS = 1;
/** Events of a minute from which on it is a rush: the walk could not follow anyway. */
const RUSH_EVENTS = 120_000;

/** Milliseconds that the walks along the log have in a minute. @param events that came since the last one; null: not known */
export const workFor = (events: number | null): number =>
  events !== null && events > RUSH_EVENTS ? RUSH_WORK_MS : WORK_MS;
