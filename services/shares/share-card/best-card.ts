import type { BoxPrize } from '../../draws/index.js';

/** The place of the card that a draw is told by: of the best rank, then the rarest, then worth most, then the first. */
export const findBestCard = (prizes: readonly Pick<BoxPrize, 'rank' | 'rarity' | 'buyPoint'>[]): number =>
  prizes.reduce((best, prize, place) => {
    const { rank, rarity, buyPoint } = prizes[best]!;
    const better = rank - prize.rank || prize.rarity - rarity || prize.buyPoint - buyPoint;
    return better > 0 ? place : best;
  }, 0);
