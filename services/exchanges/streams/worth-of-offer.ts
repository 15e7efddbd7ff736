import { type CardRow, knownCostOf } from '../../catalog/index.js';
import type { Worth } from '../../platform/console-api/commands/worth.js';

/** The price and stock of an offer. */
interface Offering {
  readonly price: number;
  readonly stock: number;
}

/**
 * Computes a card's worth in percent of its offer's price, rounded up. The worth is its points or its cost, whichever is more.
 *
 * @param card its present state; null if it was deleted, so that only `buyPoint` is known
 */
export const computeWorthOfOffer = (
  card: Pick<CardRow, 'buy_point' | 'cost_yen' | 'reference_yen'> | null,
  buyPoint: number,
  { price, stock }: Offering,
): Worth => {
  const cardWorth = Math.max(buyPoint, card?.buy_point ?? 0, card ? knownCostOf(card) : 0);
  return {
    value: Math.ceil((cardWorth * 100) / price),
    unit: 'percent',
    about: { card_worth: cardWorth, price_point: price, stock },
  };
};
