import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { OfferResource } from '../wire/offer.contract.js';

export interface OfferListCalls {
  /** The offers of the exchange, the withdrawn ones too. */
  'GET /admin-api/exchange-offers': { query: ListRequest; answer: readonly OfferResource[] };
  /** An offer of the exchange. */
  'GET /admin-api/exchange-offers/{id}': { answer: OfferResource };
}
