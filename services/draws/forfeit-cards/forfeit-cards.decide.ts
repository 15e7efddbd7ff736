import type { CardsForfeited } from '../streams/draw.events.js';
import { type Draw, undecidedCards } from '../streams/draw.state.js';

/**
 * A member whose account is forfeited loses the cards that are undecided; null where there is none. What was decided on
 * stays decided: points fall with the wallet, parcels by themselves.
 */
export const decideForfeitCards = (draw: Draw): CardsForfeited | null => {
  const cards = undecidedCards(draw);
  if (cards.length === 0) return null;
  return { type: 'CardsForfeited', data: { drawId: draw.drawId, memberId: draw.memberId, cards } };
};
