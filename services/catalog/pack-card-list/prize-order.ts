import type { PrizeOrder } from './pack-card-list.contract.js';

export const PRIZE_ORDERS: readonly PrizeOrder[] = ['rank', 'value', 'left'];

/**
 * Sorts prizes, which come in rank order, as requested.
 *
 * @param leftOf returns the tickets left of a prize
 */
export const sortPrizes = <Prize extends { readonly buy_point: number }>(
  order: PrizeOrder,
  prizes: readonly Prize[],
  leftOf: (prize: Prize) => number,
): readonly Prize[] => {
  if (order === 'rank') return prizes;
  const weight = order === 'value' ? (prize: Prize) => prize.buy_point : leftOf;
  return prizes.toSorted((a, b) => weight(b) - weight(a));
};
