import type { CardsForfeited } from '../streams/draw.events.js';
import { type DrawState, listUndecidedCards } from '../streams/draw.state.js';

/**
 * Forfeits the undecided cards of a member whose account is forfeited; null if there are none. Earlier decisions stay:
 * the wallet forfeits points, and parcels are forfeited separately.
 */
export const decideForfeitCards = (draw: DrawState): CardsForfeited | null => {
  const cards = listUndecidedCards(draw);
  if (cards.length === 0) return null;
  return { type: 'CardsForfeited', data: { drawId: draw.drawId, memberId: draw.memberId, cards } };
};
