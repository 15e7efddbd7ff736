import { type Coins, coins, type Yen, yen } from '../../kernel/money.js';
import { addMonths, startOfTokyoMonth, type TokyoMonth, toTokyoMonth } from '../../kernel/time.js';
import { buildLadder, type RankTerms, rankIdOf } from './ladder.js';
import type { KeptRanks } from './rank.state.js';

/** The data that decides a member's rank. */
export interface RankFacts {
  readonly terms: readonly RankTerms[];
  readonly kept: KeptRanks;
  /** Yen paid by month, minus refunds in it. */
  readonly paid: ReadonlyMap<TokyoMonth, Yen>;
}

/** A member's rank at a time, with the next month's. */
export interface RankPosition {
  readonly month: TokyoMonth;
  /** Null for no rank. */
  readonly rankId: string | null;
  /** The coins that keep the rank; 0 where it cannot be kept. */
  readonly keepCoins: Coins;
  readonly nextYen: Yen;
  readonly paidYen: Yen;
  readonly isMaintained: boolean;
  readonly nextMonth: TokyoMonth;
  readonly nextRankId: string | null;
}

/** The rank of a month, if it differs from that of the month before. */
export interface RankChange {
  /** Null for no rank. */
  readonly rankId: string | null;
  readonly isHigher: boolean;
}

/** A rank with its terms in its own month; below zero for no rank. */
interface HeldRank {
  readonly id: string | null;
  readonly reachYen: number;
}

const nothing = yen(0);

/** Returns how a member's rank changes at the beginning of a month; null for no change. */
export const computeRankChange = ({ terms, kept, paid }: RankFacts, month: TokyoMonth): RankChange | null => {
  const [before, now] = [addMonths(month, -1), month].map((one) => {
    const ladder = buildLadder(terms, startOfTokyoMonth(one));
    const id = rankIdOf(ladder, paid.get(addMonths(one, -1)) ?? nothing, kept.get(one) ?? null);
    return { id, reachYen: ladder.find(({ rankId }) => rankId === id)?.reachYen ?? -1 };
  }) as [HeldRank, HeldRank];
  return before.id === now.id ? null : { rankId: now.id, isHigher: now.reachYen > before.reachYen };
};

/**
 * Computes the rank of the present month, and the next month's as of now. It uses events alone, so that no job must run when a
 * month begins.
 */
export const computePosition = ({ terms, kept, paid }: RankFacts, now: Date): RankPosition => {
  const month = toTokyoMonth(now);
  const nextMonth = addMonths(month, 1);
  const paidIn = (one: TokyoMonth): Yen => paid.get(one) ?? nothing;
  const currentLadder = buildLadder(terms, startOfTokyoMonth(month));
  const rankId = rankIdOf(currentLadder, paidIn(addMonths(month, -1)), kept.get(month) ?? null);
  // The next month's ranks are those of its first moment; until then today's terms are used.
  const ladder = buildLadder(terms, startOfTokyoMonth(nextMonth));
  const paidYen = yen(Math.max(0, paidIn(month)));
  const nextRankId = rankIdOf(ladder, paidYen, kept.get(nextMonth) ?? null);
  const rankIndex = ladder.findIndex((rank) => rank.rankId === rankId);
  const nextRankIndex = ladder.findIndex((rank) => rank.rankId === nextRankId);
  const heldTerms = ladder[rankIndex];
  const goal = ladder[rankIndex + 1] ?? heldTerms;
  return {
    month,
    rankId,
    keepCoins: heldTerms && heldTerms.reachYen > 0 ? heldTerms.keepCoins : coins(0),
    nextYen: goal?.reachYen ?? nothing,
    paidYen,
    isMaintained: rankId !== null && (nextRankId === rankId || nextRankIndex > rankIndex),
    nextMonth,
    nextRankId,
  };
};
