import { findCard } from '../../catalog/index.js';
import { points } from '../../kernel/money.js';
import { operatorCreation } from '../../platform/console-api/commands/declared-command.js';
import { OfferTarget } from '../commands/offer.target.js';
import { computeWorthOfOffer } from '../streams/worth-of-offer.js';
import { MakeOfferRequest } from './make-offer.contract.js';
import { decideMakeOffer } from './make-offer.decide.js';

/** Offers a card for points. */
export const makeOffer = operatorCreation({
  route: 'POST exchange-offers',
  permission: 'run-shop',
  request: MakeOfferRequest,
  target: OfferTarget,
  facts: async (_, { request, tx }) => ({ card: await findCard(tx, request.card_id) }),
  decide: (_, { request, facts }) => decideMakeOffer(facts.card, points(request.price_point), request.stock),
  limits: {
    secondOperator: ({ request, facts: { card } }) => ({
      worth: computeWorthOfOffer(card, 0, { price: request.price_point, stock: request.stock }),
      binds: { card },
    }),
  },
});
