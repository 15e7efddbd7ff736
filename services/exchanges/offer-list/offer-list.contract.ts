import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { OfferResource } from '../wire/offer.contract.js';

export interface OfferListCalls {
  /** Lists the offers of the exchange, withdrawn ones included. */
  'GET /admin-api/exchange-offers': { query: ListRequest; answer: readonly OfferResource[] };
  /** Returns an offer. */
  'GET /admin-api/exchange-offers/{id}': { answer: OfferResource };
}
