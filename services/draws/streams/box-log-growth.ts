/** Maximum number of lines of one box in one minute. The rest follows a minute later. */
const MAX_LINES = 100_000;
/** Number of lines in a minute that counts as a rush: a thousand a second. */
const RUSH_LINES = 60_000;

/**
 * Computes the number of lines of a box that become leaves in this minute. In a rush it is 0, because draws need the
 * processors.
 * Lines are public at once, and the signed head of the whole log (`services/proof`) covers each draw within the minute.
 * The box's own head follows after the rush.
 *
 * @param waiting lines that are not leaves yet
 * @param drawn lines added since the last minute; null if unknown
 */
export const computeLinesToGrow = (waiting: number, drawn: number | null): number =>
  drawn !== null && drawn > RUSH_LINES ? 0 : Math.min(waiting, MAX_LINES);
