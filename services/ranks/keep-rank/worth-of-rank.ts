import type { Worth } from '../../platform/console-api/commands/worth.js';
import type { Rank, RankDraft } from '../rows/ranks.rows.js';

/**
 * Computes how much less a rank requires of each member: in yen paid or in coins, whichever is more. A yen and a coin count as a point.
 * Returns null when it requires no less than before. A rank that can no longer be kept for coins gives nothing.
 */
export const computeWorthOfRank = (before: Rank | null, draft: RankDraft): Worth | null => {
  if (!before) return null;
  const yen = Math.max(0, before.rank_max_price - draft.rank_max_price);
  const coins = draft.rank_coin === 0 ? 0 : Math.max(0, before.rank_coin - draft.rank_coin);
  return yen || coins
    ? { value: Math.max(yen, coins), unit: 'points', about: { yen_less: yen, coins_less: coins } }
    : null;
};
