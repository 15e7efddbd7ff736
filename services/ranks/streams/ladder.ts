import type { Coins, Yen } from '../../kernel/money.js';

/** The terms of a rank from a time on. */
export interface RankTerms {
  readonly rankId: string;
  readonly validFrom: Date;
  /** Yen to pay in a month for the rank in the next. */
  readonly reachYen: Yen;
  /** The coins that keep it for the next month; 0 where it cannot be kept. */
  readonly keepCoins: Coins;
  readonly isWithdrawn: boolean;
}

/** Ranks from the lowest to the highest. */
export type Ladder = readonly RankTerms[];

const byYen = (a: RankTerms, b: RankTerms): number => a.reachYen - b.reachYen || (a.rankId < b.rankId ? -1 : 1);

/** Returns the ranks just before a time; later edits have no effect. */
export const buildLadder = (terms: readonly RankTerms[], moment: Date): Ladder =>
  [...termsBefore(terms, moment).values()].filter(({ isWithdrawn }) => !isWithdrawn).sort(byYen);

/** Returns each rank's last terms before a time, including withdrawn ranks. */
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
 * Returns true when one rank is the same as another or higher, in the month that begins at a time. A withdrawn rank keeps its
 * place. A rank newer than the month has no members in it, and has the place of its first terms.
 *
 * @param heldId null for no rank, which is below all
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

/** Returns the highest rank for the paid yen; null for none. */
export const findReachedRank = (ladder: Ladder, paidYen: Yen): RankTerms | null =>
  ladder.findLast(({ reachYen }) => reachYen <= Math.max(0, paidYen)) ?? null;

/**
 * Returns the rank of a month: the one reached by payments of the month before, or the kept one, whichever is higher.
 *
 * @param keptId the rank kept for the month; the member keeps it even if it was withdrawn meanwhile
 */
export const rankIdOf = (ladder: Ladder, paidYen: Yen, keptId: string | null): string | null => {
  const reached = findReachedRank(ladder, paidYen);
  if (keptId === null) return reached?.rankId ?? null;
  const indexOf = (rankId: string): number => ladder.findIndex((rank) => rank.rankId === rankId);
  return reached && indexOf(keptId) >= 0 && indexOf(reached.rankId) > indexOf(keptId) ? reached.rankId : keptId;
};
