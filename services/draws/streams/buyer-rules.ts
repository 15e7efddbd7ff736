import { DAY_MS, startOfTokyoDate, toTokyoDate } from '../../kernel/time.js';

/** A required rank, with its name at the time when the pack was drafted. */
export interface NamedRank {
  readonly rankId: string;
  readonly name: string;
  readonly nameEn: string;
}

/**
 * The rules of a pack about who may buy and how often, in addition to its limit for one member. They do not change the
 * odds.
 */
export interface BuyerRules {
  /** A member may buy once a day in Tokyo. */
  readonly onceADay: boolean;
  /** Only members who registered less than this many 24-hour days ago may buy; 0 for everybody. */
  readonly newcomerDays: number;
  /** Only members of this rank or a higher one may buy; null for everybody. */
  readonly leastRank: NamedRank | null;
}

export const NO_RULES: BuyerRules = { onceADay: false, newcomerDays: 0, leastRank: null };

/** The facts about a member that a pack's rules need. */
export interface Buyer {
  /** Null if the pack does not need it. */
  readonly registeredAt: Date | null;
  /** True if the member has the required rank or a higher one; false if none is required. */
  readonly hasLeastRank: boolean;
}

/** The buyer for a pack without rules. */
export const ANYBODY: Buyer = { registeredAt: null, hasLeastRank: false };

/** A member's earlier draws from a pack. */
export interface DrawnBefore {
  readonly cards: number;
  /** The time of the last draw; null for none. */
  readonly lastAt: Date | null;
}

/** Returns the start of the next day in Tokyo, from which a pack sold once a day is sold to the member again. */
export const computeNextPurchase = (lastAt: Date): Date =>
  new Date(startOfTokyoDate(toTokyoDate(lastAt)).getTime() + DAY_MS);
