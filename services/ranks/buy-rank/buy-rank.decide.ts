import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { Coins } from '../../kernel/money.js';
import { type TokyoMonth, toTokyoMonth } from '../../kernel/time.js';
import { type CoinsSpent, spendCoins, type Wallet } from '../../points/index.js';
import type { RankKept } from '../streams/rank.events.js';
import type { KeptRanks } from '../streams/rank.state.js';
import type { RankPosition } from '../streams/standing.js';

export type BuyRankRefused = Refusal<
  'NotEnoughCoins' | 'NoRank' | 'NotForSale' | 'PriceChanged' | 'MonthTurned' | 'AlreadyKept' | 'Banned' | 'Frozen'
>;

/** A member's request with the price and the month or rank that they saw. */
export interface BuyRankInput {
  readonly commandId: string;
  readonly memberId: string;
  readonly coins: number;
  /** The month `YYYY-MM`, or the rank by its id or name. */
  readonly nextMonthRank: string;
}

/** The data of the decision. */
export interface RankPurchase {
  /** The member's rank as of now. */
  readonly standing: RankPosition;
  /** The rank's names in every language. */
  readonly names: readonly string[];
  readonly kept: KeptRanks;
  readonly wallet: Wallet;
  /** The reason why the member may spend nothing; null if they may. */
  readonly bar: 'banned' | 'frozen' | null;
  readonly now: Date;
}

const MONTH = /^\d{4}-\d\d$/;

const isMeant = ({ nextMonthRank }: BuyRankInput, { standing, names }: RankPurchase): boolean => {
  if (MONTH.test(nextMonthRank)) return nextMonthRank === standing.nextMonth;
  return nextMonthRank === standing.rankId || names.includes(nextMonthRank);
};

const buildEvents = (
  { commandId, memberId }: BuyRankInput,
  { standing, wallet }: RankPurchase,
  price: Coins,
): readonly [CoinsSpent, RankKept] | null => {
  const lines = spendCoins(wallet, { memberId, amount: price, to: 'sales' });
  if (!lines) return null;
  const { nextMonth: month, rankId } = standing;
  const document = { kind: 'rank' as const, id: commandId, memo: month as TokyoMonth };
  return [
    { type: 'CoinsSpent', data: { memberId, document, lines } },
    { type: 'RankKept', data: { memberId, rankId: rankId!, month, coins: price } },
  ];
};

/** Decides whether a member keeps their rank for the next month, for its present price in coins. */
export const decideBuyRank = (
  input: BuyRankInput,
  purchase: RankPurchase,
): Decision<CoinsSpent | RankKept, BuyRankRefused> => {
  const { standing, kept, now } = purchase;
  if (purchase.bar !== null) return refuse({ code: purchase.bar === 'banned' ? 'Banned' : 'Frozen' });
  // A request from before midnight names a month that has begun meanwhile.
  if (standing.month !== toTokyoMonth(now)) return refuse({ code: 'MonthTurned' });
  if (standing.rankId === null) return refuse({ code: 'NoRank' });
  if (!isMeant(input, purchase)) return refuse({ code: 'MonthTurned' });
  if (standing.isMaintained || kept.has(standing.nextMonth)) return refuse({ code: 'AlreadyKept' });
  if (standing.keepCoins === 0) return refuse({ code: 'NotForSale' });
  if (input.coins !== standing.keepCoins) return refuse({ code: 'PriceChanged' });
  const events = buildEvents(input, purchase, standing.keepCoins);
  return events ? accept<CoinsSpent | RankKept>(...events) : refuse({ code: 'NotEnoughCoins' });
};
