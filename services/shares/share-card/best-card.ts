import type { BoxPrize } from '../../draws/index.js';

/** Returns the index of a draw's best card: by rank, then rarity, then points, then order. */
export const findBestCard = (prizes: readonly Pick<BoxPrize, 'rank' | 'rarity' | 'buyPoint'>[]): number =>
  prizes.reduce((best, prize, place) => {
    const { rank, rarity, buyPoint } = prizes[best]!;
    const better = rank - prize.rank || prize.rarity - rarity || prize.buyPoint - buyPoint;
    return better > 0 ? place : best;
  }, 0);
