import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { OfferRefusal, OfferRestocked } from '../commands/offer.target.js';
import type { ExchangeOffer } from '../rows/offers.rows.js';
import { MAX_STOCK } from '../streams/offer-limits.shared.js';

/** Adds cards to the stock or removes some, never more than are left. */
export const decideRestockOffer = (offer: ExchangeOffer, count: number): Decision<OfferRestocked, OfferRefusal> => {
  if (offer.withdrawn_at) return refuse({ code: 'IsWithdrawn' });
  if (offer.stock + count < 0) return refuse({ code: 'NotThatMany' });
  if (offer.stock + count > MAX_STOCK) return refuse({ code: 'TooMany' });
  return accept({ change: 'OfferRestocked', data: { count } });
};
