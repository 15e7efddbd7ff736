import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { Points } from '../../kernel/money.js';
import type { OfferPriced, OfferRefusal } from '../commands/offer.target.js';
import type { ExchangeOffer } from '../rows/offers.rows.js';

/** Whoever looks at the old price is told, and looks again. */
export const decidePriceOffer = (offer: ExchangeOffer, price: Points): Decision<OfferPriced, OfferRefusal> =>
  offer.withdrawn_at ? refuse({ code: 'IsWithdrawn' }) : accept({ change: 'OfferPriced', data: { price } });
