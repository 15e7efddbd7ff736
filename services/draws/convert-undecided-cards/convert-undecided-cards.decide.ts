import { undecidedCards } from '../streams/draw.state.js';
import { type DrawOnTable, decideCards, type FateContext, type FateFact, isDue } from '../streams/fates.js';

/**
 * What the shop decides at 24 hours for what the member has not: points for what can be converted, a shipment for what
 * cannot. Nothing before it is due, and nothing twice. It counts from when it was due, whenever it is recorded.
 */
export const decideConvertUndecidedCards = (on: DrawOnTable, now: Date, context: FateContext): FateFact[] => {
  const cards = isDue(on.draw, now) ? undecidedCards(on.draw) : [];
  if (cards.length === 0) return [];
  const sent = cards.filter((card) => on.cards[card]!.shipOnly);
  const converted = cards.filter((card) => !on.cards[card]!.shipOnly);
  return decideCards(on, 'deadline', sent, converted, on.draw.dueAt, context);
};
