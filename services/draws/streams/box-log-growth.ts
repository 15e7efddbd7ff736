/** Of one box and of one minute; what is left comes a minute later. */
const MOST_LINES = 100_000;
/** Lines of a minute from which on it is a rush: a thousand a second. */
const RUSH_LINES = 60_000;

/**
 * How many lines of a box become leaves in this minute. In a rush none does, since those who draw want the processors: its lines are
 * public at once, each of its draws is under the signed head of the whole log within the minute (`services/proof`), and the box's own
 * head comes when the rush is over.
 *
 * @param waiting lines that are no leaves yet
 * @param drawn lines that came since the last minute; null: not known
 */
export const linesToGrow = (waiting: number, drawn: number | null): number =>
  drawn !== null && drawn > RUSH_LINES ? 0 : Math.min(waiting, MOST_LINES);
