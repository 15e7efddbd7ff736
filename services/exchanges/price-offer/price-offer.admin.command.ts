import { findCard } from '../../catalog/index.js';
import { points } from '../../kernel/money.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { OfferTarget } from '../commands/offer.target.js';
import { computeWorthOfOffer } from '../streams/worth-of-offer.js';
import { PriceOfferRequest } from './price-offer.contract.js';
import { decidePriceOffer } from './price-offer.decide.js';

/** Changes the price of an offer. */
export const priceOffer = operatorCommand({
  route: 'PUT exchange-offers/:id',
  permission: 'run-shop',
  request: PriceOfferRequest,
  target: OfferTarget,
  decide: (offer, { request }) => decidePriceOffer(offer, points(request.price_point)),
  limits: {
    secondOperator: async ({ state: offer, request: { price_point: price }, tx }) => {
      if (price >= offer.price_point) return null;
      const card = await findCard(tx, offer.card_id);
      return { worth: computeWorthOfOffer(card, offer.card.buyPoint, { price, stock: offer.stock }), binds: { card } };
    },
  },
});
