import { spendCoins, spendPoints } from './spend.js';
import type { CoinsSpent, Document, PointsSpent } from './wallet.events.js';
import type { Wallet } from './wallet.state.js';

/** Builds the events by which a house's account gains all that a member has; none for an empty wallet. */
export const emptyWalletInto = (wallet: Wallet, document: Document, to: string): (PointsSpent | CoinsSpent)[] => {
  const { memberId, points, coins } = wallet;
  const events: (PointsSpent | CoinsSpent)[] = [];
  if (points > 0) {
    const lines = spendPoints(wallet, { memberId, amount: points, to })!;
    events.push({ type: 'PointsSpent', data: { memberId, document, lines } });
  }
  if (coins > 0) {
    const lines = spendCoins(wallet, { memberId, amount: coins, to })!;
    events.push({ type: 'CoinsSpent', data: { memberId, document, lines } });
  }
  return events;
};
