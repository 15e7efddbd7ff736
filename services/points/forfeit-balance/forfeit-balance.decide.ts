import { accept, type Decision } from '../../kernel/decision.js';
import { spendCoins, spendPoints } from '../streams/spend.js';
import type { CoinsSpent, PointsSpent } from '../streams/wallet.events.js';
import type { Wallet } from '../streams/wallet.state.js';

const TO = 'forfeiture';

/** A member loses all that they have, as the terms say of a second account of one person; nothing of nothing. */
export const decideForfeitBalance = (wallet: Wallet, forfeitId: string): Decision<PointsSpent | CoinsSpent, never> => {
  const { memberId, points, coins } = wallet;
  const document = { kind: 'forfeit' as const, id: forfeitId };
  const events: (PointsSpent | CoinsSpent)[] = [];
  if (points > 0) {
    const lines = spendPoints(wallet, { memberId, amount: points, to: TO })!;
    events.push({ type: 'PointsSpent', data: { memberId, document, lines } });
  }
  if (coins > 0) {
    const lines = spendCoins(wallet, { memberId, amount: coins, to: TO })!;
    events.push({ type: 'CoinsSpent', data: { memberId, document, lines } });
  }
  return accept(...events);
};
