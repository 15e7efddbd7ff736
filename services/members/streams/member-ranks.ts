import type { Bilingual } from '../../kernel/languages.js';
import type { Coins, Yen } from '../../kernel/money.js';
import type { TokyoMonth } from '../../kernel/time.js';

/** A rank as members see it. */
export interface ShownRank {
  readonly name: Bilingual;
  readonly iconUrl: string;
}

/** A member's rank in a month. */
export interface RankStanding {
  /** Null for a member without a rank. */
  readonly rank: ShownRank | null;
  /** The coins that keep the rank next month; 0 where it cannot be kept. */
  readonly keepCoins: Coins;
  /** Yen to pay in the month for the next higher rank, or for the highest rank again; 0 without ranks. */
  readonly nextYen: Yen;
  /** Yen paid in the month, minus refunds. */
  readonly paidYen: Yen;
  /** True when payments or coins have already secured this rank, or a higher one, for the next month. */
  readonly isMaintained: boolean;
  readonly nextMonth: TokyoMonth;
  /** The next month's rank as of now. */
  readonly nextRank: ShownRank | null;
}

/** The ranks of members; provided by the ranks module. */
export abstract class MemberRanks {
  abstract of(memberId: string): Promise<RankStanding>;
  /** Returns true when a member has this rank or a higher one now. */
  abstract hasReached(memberId: string, rankId: string): Promise<boolean>;
  /** Returns the name of a rank, also of a withdrawn one; null for an unknown id. */
  abstract nameOf(rankId: string): Promise<Bilingual | null>;
}
