import { type Coins, coins, type Yen, yen } from '../../kernel/money.js';
import { addMonths, startOfTokyoMonth, type TokyoMonth, toTokyoMonth } from '../../kernel/time.js';
import { ladderBefore, type RankTerms, rankIdOf } from './ladder.js';
import type { KeptRanks } from './rank.state.js';

/** What a member's rank follows from. */
export interface RankFacts {
  readonly terms: readonly RankTerms[];
  readonly kept: KeptRanks;
  /** Yen paid by month, less what went back in it. */
  readonly paid: ReadonlyMap<TokyoMonth, Yen>;
}

/** How a member stands at a moment. */
export interface Standing {
  readonly month: TokyoMonth;
  /** Null for none. */
  readonly rankId: string | null;
  /** 0 where the rank cannot be kept. */
  readonly keepCoins: Coins;
  readonly nextYen: Yen;
  readonly paidYen: Yen;
  readonly isMaintained: boolean;
  readonly nextMonth: TokyoMonth;
  readonly nextRankId: string | null;
}

/** The rank of a month and that of the month before, where they differ. */
export interface RankChange {
  /** Null for none. */
  readonly rankId: string | null;
  readonly isHigher: boolean;
}

/** A rank by what it asks for, each in its own month; below nothing for none. */
interface HeldRank {
  readonly id: string | null;
  readonly reachYen: number;
}

const nothing = yen(0);

/** What has become of a member's rank with the turn to a month; null where it is the same. */
export const changeAtTurn = ({ terms, kept, paid }: RankFacts, month: TokyoMonth): RankChange | null => {
  const [before, now] = [addMonths(month, -1), month].map((one) => {
    const ladder = ladderBefore(terms, startOfTokyoMonth(one));
    const id = rankIdOf(ladder, paid.get(addMonths(one, -1)) ?? nothing, kept.get(one) ?? null);
    return { id, reachYen: ladder.find(({ rankId }) => rankId === id)?.reachYen ?? -1 };
  }) as [HeldRank, HeldRank];
  return before.id === now.id ? null : { rankId: now.id, isHigher: now.reachYen > before.reachYen };
};

/**
 * The rank that a member has in the month of a moment, and what next month's will be as it stands. It follows from facts
 * alone, so that it is right from the first millisecond of a month, and nothing has to be done at its turn.
 */
export const standingAt = ({ terms, kept, paid }: RankFacts, now: Date): Standing => {
  const month = toTokyoMonth(now);
  const nextMonth = addMonths(month, 1);
  const paidIn = (one: TokyoMonth): Yen => paid.get(one) ?? nothing;
  const held = ladderBefore(terms, startOfTokyoMonth(month));
  const rankId = rankIdOf(held, paidIn(addMonths(month, -1)), kept.get(month) ?? null);
  // Next month's ranks are those of its first moment: as far as anybody knows, today's.
  const ladder = ladderBefore(terms, startOfTokyoMonth(nextMonth));
  const paidYen = yen(Math.max(0, paidIn(month)));
  const nextRankId = rankIdOf(ladder, paidYen, kept.get(nextMonth) ?? null);
  const place = ladder.findIndex((rank) => rank.rankId === rankId);
  const nextPlace = ladder.findIndex((rank) => rank.rankId === nextRankId);
  const own = ladder[place];
  const goal = ladder[place + 1] ?? own;
  return {
    month,
    rankId,
    keepCoins: own && own.reachYen > 0 ? own.keepCoins : coins(0),
    nextYen: goal?.reachYen ?? nothing,
    paidYen,
    isMaintained: rankId !== null && (nextRankId === rankId || nextPlace > place),
    nextMonth,
    nextRankId,
  };
};
