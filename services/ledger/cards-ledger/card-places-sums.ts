import type { Reconciliation } from '../../platform/projections/reconciliation.js';
import { cardPlacesProjection, PLACES } from './card-places.projection.js';

/** Each draw has its row, and each of its cards is in one place. */
export const cardPlacesSums: Reconciliation = {
  projection: cardPlacesProjection,
  sums: {
    // A card that is received in exchange is a draw of one.
    cards: {
      fact: "coalesce(json_array_length(e.data->'prizeIndexes'), 1)",
      row: PLACES.map((place) => `r.${place}`).join(' + '),
    },
  },
};
