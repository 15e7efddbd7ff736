import type { Reconciliation } from '../../platform/projections/reconciliation.js';
import { cardPlacesProjection, PLACES } from './card-places.projection.js';

/** Each draw has its row, and each of its cards is in one place. */
export const cardPlacesSums: Reconciliation = {
  projection: cardPlacesProjection,
  counted: ['CardsDrawn'],
  sums: {
    cards: { fact: "json_array_length(e.data->'prizeIndexes')", row: PLACES.map((place) => `r.${place}`).join(' + ') },
  },
};
