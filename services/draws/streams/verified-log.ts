import { beginningOf, type Difference, type Place, type Promised, type PublicBox } from './public-log.js';

/** Lines are followed at once; draws are computed again once their seeds are public. */
export type Walk = 'chained' | 'recomputed';

/** How far the public log of a box is verified. */
export interface VerifiedLog {
  readonly chained: Place;
  readonly recomputed: Place;
  /** All that the seeds up to this day can tell was computed; 0 for none. */
  readonly recomputedThrough: number;
  /** What was found and is still so. */
  readonly difference: (Difference & { readonly walk: Walk }) | null;
}

/** What is told of it: draws whose lines were followed, and of these those that were computed again. */
export interface VerifiedDraws {
  readonly chained: number;
  readonly recomputed: number;
  /** A difference was found: nothing is claimed. */
  readonly differs: boolean;
}

/** A box that nobody has looked at. @param promised null where its manifest is not what was sealed */
export const unverified = ({ boxHash }: PublicBox, promised: Promised | null): VerifiedLog => {
  const beginning = beginningOf(boxHash, promised?.quantities ?? []);
  return { chained: beginning, recomputed: beginning, recomputedThrough: 0, difference: null };
};

/** What is to be done next: where something differs that is looked at again and nothing else. Null for nothing. */
export const nextWalk = (
  { chained, recomputed, recomputedThrough, difference }: VerifiedLog,
  head: { readonly slot: number; readonly hash: string },
  revealedThrough: number,
): Walk | null => {
  if (difference) return difference.walk;
  if (chained.slot !== head.slot || chained.head !== head.hash) return 'chained';
  return recomputed.slot < chained.slot && recomputedThrough < revealedThrough ? 'recomputed' : null;
};
