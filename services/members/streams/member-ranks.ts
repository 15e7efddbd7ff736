import type { Bilingual } from '../../kernel/languages.js';
import type { Coins, Yen } from '../../kernel/money.js';
import type { TokyoMonth } from '../../kernel/time.js';

/** A rank as members see it. */
export interface ShownRank {
  readonly name: Bilingual;
  readonly iconUrl: string;
}

/** How a member stands in a month. */
export interface RankStanding {
  /** Null for a member without any. */
  readonly rank: ShownRank | null;
  /** What keeping the rank next month costs; 0 where it cannot be kept. */
  readonly keepCoins: Coins;
  /** What has to be paid in the month to reach the rank above; of the highest rank, what reaches it again; 0 without ranks. */
  readonly nextYen: Yen;
  /** Paid in the month, less what went back. */
  readonly paidYen: Yen;
  /** The rank, or a higher one, is the member's next month as well: by what is paid, or kept for coins. */
  readonly isMaintained: boolean;
  readonly nextMonth: TokyoMonth;
  /** The rank of next month, as it stands now. */
  readonly nextRank: ShownRank | null;
}

/** Knows the ranks of members; the part of ranks provides it. */
export abstract class MemberRanks {
  abstract of(memberId: string): Promise<RankStanding>;
  /** Whether a member has a rank now, or a higher one. */
  abstract hasReached(memberId: string, rankId: string): Promise<boolean>;
  /** What a rank is called, a withdrawn one too; null for an id that is no rank's. */
  abstract nameOf(rankId: string): Promise<Bilingual | null>;
}
