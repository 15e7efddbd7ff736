import { findCard } from '../../catalog/index.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { OfferTarget } from '../commands/offer.target.js';
import { computeWorthOfOffer } from '../streams/worth-of-offer.js';
import { RestockOfferRequest } from './restock-offer.contract.js';
import { decideRestockOffer } from './restock-offer.decide.js';

/** Changes the stock of an offer. */
export const restockOffer = operatorCommand({
  route: 'POST exchange-offers/:id/restock',
  permission: 'run-shop',
  request: RestockOfferRequest,
  target: OfferTarget,
  decide: (offer, { request }) => decideRestockOffer(offer, request.count),
  limits: {
    secondOperator: async ({ state: offer, request: { count }, tx }) => {
      if (count < 0) return null;
      const card = await findCard(tx, offer.card_id);
      const offering = { price: offer.price_point, stock: offer.stock + count };
      return { worth: computeWorthOfOffer(card, offer.card.buyPoint, offering), binds: { card } };
    },
  },
});
