import type { PrizeOrder } from './pack-card-list.contract.js';

export const PRIZE_ORDERS: readonly PrizeOrder[] = ['rank', 'value', 'left'];

/** Prizes, which come in rank order, as they are wanted. @param leftOf tickets left of one */
export const inOrder = <Prize extends { readonly buy_point: number }>(
  order: PrizeOrder,
  prizes: readonly Prize[],
  leftOf: (prize: Prize) => number,
): readonly Prize[] => {
  if (order === 'rank') return prizes;
  const weight = order === 'value' ? (prize: Prize) => prize.buy_point : leftOf;
  return prizes.toSorted((a, b) => weight(b) - weight(a));
};
