import { beginningOf, type LogCursor, type LogDifference, type Promised, type PublicBox } from './public-log.js';

/** The kinds of verification: lines are chained at once, and draws are recomputed once their seeds are public. */
export type Walk = 'chained' | 'recomputed';

/** The verified part of a box's public log. */
export interface VerifiedLog {
  readonly chained: LogCursor;
  readonly recomputed: LogCursor;
  /** The last day whose lines were all recomputed; 0 for none. */
  readonly recomputedThrough: number;
  /** The difference that still exists, or null. */
  readonly difference: (LogDifference & { readonly walk: Walk }) | null;
}

/** Public figures: the number of verified lines, and how many of them were recomputed. */
export interface VerifiedDraws {
  readonly chained: number;
  readonly recomputed: number;
  /** True if a difference was found. Then no claim is made. */
  readonly differs: boolean;
}

/**
 * Returns the state of a box that was never verified.
 *
 * @param promised null if its manifest does not match the box hash
 */
export const createUnverified = ({ boxHash }: PublicBox, promised: Promised | null): VerifiedLog => {
  const beginning = beginningOf(boxHash, promised?.quantities ?? []);
  return { chained: beginning, recomputed: beginning, recomputedThrough: 0, difference: null };
};

/** Chooses the next verification. After a difference only that one is repeated. Null for none. */
export const chooseNextWalk = (
  { chained, recomputed, recomputedThrough, difference }: VerifiedLog,
  head: { readonly slot: number; readonly hash: string },
  revealedThrough: number,
): Walk | null => {
  if (difference) return difference.walk;
  if (chained.slot !== head.slot || chained.head !== head.hash) return 'chained';
  return recomputed.slot < chained.slot && recomputedThrough < revealedThrough ? 'recomputed' : null;
};
