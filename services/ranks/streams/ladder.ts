import type { Coins, Yen } from '../../kernel/money.js';

/** What a rank asks for from a moment on. */
export interface RankTerms {
  readonly rankId: string;
  readonly validFrom: Date;
  /** To be paid in a month, to have it in the next. */
  readonly reachYen: Yen;
  /** For having it in the next month too; 0 where it cannot be kept. */
  readonly keepCoins: Coins;
  readonly isWithdrawn: boolean;
}

/** Ranks from the lowest to the highest. */
export type Ladder = readonly RankTerms[];

const byYen = (a: RankTerms, b: RankTerms): number => a.reachYen - b.reachYen || (a.rankId < b.rankId ? -1 : 1);

/** The ranks as they were just before a moment, whoever edits them later. */
export const ladderBefore = (terms: readonly RankTerms[], moment: Date): Ladder =>
  [...termsBefore(terms, moment).values()].filter(({ isWithdrawn }) => !isWithdrawn).sort(byYen);

/** What each rank asked for last before a moment, withdrawn ones too. */
const termsBefore = (terms: readonly RankTerms[], moment: Date): ReadonlyMap<string, RankTerms> => {
  const latest = new Map<string, RankTerms>();
  for (const one of terms) {
    const known = latest.get(one.rankId);
    if (one.validFrom < moment && (!known || known.validFrom < one.validFrom)) latest.set(one.rankId, one);
  }
  return latest;
};

const firstTermsOf = (terms: readonly RankTerms[], rankId: string): RankTerms | undefined =>
  terms.filter((one) => one.rankId === rankId).sort((a, b) => a.validFrom.getTime() - b.validFrom.getTime())[0];

/**
 * Whether one rank is another, or a higher one, in the month that begins at a moment. A withdrawn one stays where it was;
 * one that is newer than the month is nobody's in it, and lies where it began.
 *
 * @param heldId null for none, which is below all
 */
export const isAtLeast = (
  terms: readonly RankTerms[],
  monthStart: Date,
  heldId: string | null,
  leastId: string,
): boolean => {
  if (heldId === null || heldId === leastId) return heldId === leastId;
  const before = termsBefore(terms, monthStart);
  const reachYenOf = (rankId: string): number | undefined =>
    (before.get(rankId) ?? firstTermsOf(terms, rankId))?.reachYen;
  const least = reachYenOf(leastId);
  return least !== undefined && (reachYenOf(heldId) ?? -1) >= least;
};

/** The highest rank that this much reaches; null where it reaches none. */
export const reachedBy = (ladder: Ladder, paidYen: Yen): RankTerms | null =>
  ladder.findLast(({ reachYen }) => reachYen <= Math.max(0, paidYen)) ?? null;

/**
 * The rank of a month: what was paid in the month before reaches, or what was kept, whichever is higher.
 *
 * @param keptId the rank that was kept for the month; one that is out of the shop meanwhile stays the member's
 */
export const rankIdOf = (ladder: Ladder, paidYen: Yen, keptId: string | null): string | null => {
  const reached = reachedBy(ladder, paidYen);
  if (keptId === null) return reached?.rankId ?? null;
  const place = (rankId: string): number => ladder.findIndex((rank) => rank.rankId === rankId);
  return reached && place(keptId) >= 0 && place(reached.rankId) > place(keptId) ? reached.rankId : keptId;
};
