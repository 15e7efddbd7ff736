import {
  type CardDecisionContext,
  type CardDecisionFact,
  type DrawWithTerms,
  decideCards,
  isDue,
} from '../streams/card-outcomes.js';
import { undecidedCards } from '../streams/draw.state.js';

/**
 * What the shop decides at 24 hours for what the member has not: points for what can be converted, a shipment for what
 * cannot. Nothing before it is due, and nothing twice. It counts from when it was due, whenever it is recorded.
 */
export const decideConvertUndecidedCards = (
  on: DrawWithTerms,
  now: Date,
  context: CardDecisionContext,
): CardDecisionFact[] => {
  const cards = isDue(on.draw, now) ? undecidedCards(on.draw) : [];
  if (cards.length === 0) return [];
  const shipped = cards.filter((card) => on.cards[card]!.shipOnly);
  const converted = cards.filter((card) => !on.cards[card]!.shipOnly);
  return decideCards(on, 'deadline', shipped, converted, on.draw.dueAt, context);
};
