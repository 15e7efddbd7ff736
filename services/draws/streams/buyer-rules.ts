import { DAY_MS, startOfTokyoDate, toTokyoDate } from '../../kernel/time.js';

/** A rank as a pack names it: with what it was called when the pack was drafted. */
export interface NamedRank {
  readonly rankId: string;
  readonly name: string;
  readonly nameEn: string;
}

/** Who may buy of a pack and how often, beside its limit for one member. None of it changes the odds. */
export interface BuyerRules {
  /** A member buys once on a day of Tokyo. */
  readonly onceADay: boolean;
  /** Only members who registered less than so many times 24 hours ago; 0 for everybody. */
  readonly newcomerDays: number;
  /** Only members of this rank or a higher one; null for everybody. */
  readonly leastRank: NamedRank | null;
}

export const NO_RULES: BuyerRules = { onceADay: false, newcomerDays: 0, leastRank: null };

/** What the rules of a pack ask about a member. */
export interface Buyer {
  /** Null where the pack does not ask. */
  readonly registeredAt: Date | null;
  /** Whether they have the rank that the pack asks for, or a higher one; false where it asks for none. */
  readonly hasLeastRank: boolean;
}

/** Of whom nothing is asked. */
export const ANYBODY: Buyer = { registeredAt: null, hasLeastRank: false };

/** What a member has drawn of a pack so far. */
export interface DrawnBefore {
  readonly cards: number;
  /** When last; null for never. */
  readonly lastAt: Date | null;
}

/** From when on a pack that is sold once a day is sold again to who bought at an instant: the next day of Tokyo. */
export const nextPurchase = (lastAt: Date): Date => new Date(startOfTokyoDate(toTokyoDate(lastAt)).getTime() + DAY_MS);
