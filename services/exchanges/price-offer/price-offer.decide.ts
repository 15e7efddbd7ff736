import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { Points } from '../../kernel/money.js';
import type { OfferPriced, OfferRefusal } from '../commands/offer.target.js';
import type { ExchangeOffer } from '../rows/offers.rows.js';

/** Changes the price of an offer. Members who saw the old price get a refusal and must look again. */
export const decidePriceOffer = (offer: ExchangeOffer, price: Points): Decision<OfferPriced, OfferRefusal> =>
  offer.withdrawn_at ? refuse({ code: 'IsWithdrawn' }) : accept({ change: 'OfferPriced', data: { price } });
