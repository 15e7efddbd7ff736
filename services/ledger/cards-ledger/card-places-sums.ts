import type { Reconciliation } from '../../platform/projections/reconciliation.js';
import { cardPlacesProjection, PLACES } from './card-places.projection.js';

/** Checks that each draw has its row, and that each of its cards is in one place. */
export const cardPlacesSums: Reconciliation = {
  projection: cardPlacesProjection,
  sums: {
    // A card received in exchange is a draw of one card.
    cards: {
      fact: "coalesce(json_array_length(e.data->'prizeIndexes'), 1)",
      row: PLACES.map((place) => `r.${place}`).join(' + '),
    },
  },
};
