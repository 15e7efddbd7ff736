import { moreOf, type Worth } from '../../platform/console-api/commands/worth.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { loadWallets } from '../../points/index.js';
import type { AccountBelongings } from './account-belongings.js';

/** The belongings that anybody with access to the account could use up, and that are lost with it. */
export interface OwnHoldings {
  readonly points: number;
  readonly coins: number;
  /** Points of the undecided cards. */
  readonly cardPoints: number;
}

/** Loads a member's belongings, in a transaction that holds the lock of their wallet. */
export const ownHoldingsOf = async (
  tx: StoreTransaction,
  belongings: AccountBelongings,
  memberId: string,
): Promise<OwnHoldings> => {
  const wallet = (await loadWallets(tx, new Map([[memberId, 0]]))).get(memberId);
  const cardPoints = await belongings.pointsIn(tx, memberId);
  return { points: Number(wallet?.points ?? 0), coins: Number(wallet?.coins ?? 0), cardPoints };
};

/** Computes how much is at risk when the mail address changes, or lost when the account is forfeited. */
export const computeAccountWorth = ({ points, coins, cardPoints }: OwnHoldings): Worth => ({
  ...moreOf(points + cardPoints, coins),
  // Points of the wallet and of cards are one component: converting a card does not change their sum.
  about: { points_with_cards: points + cardPoints, coins },
});
