import { EditRequest } from '../../platform/console-api/commands/command.contract.js';
import type { OfferResource } from '../wire/offer.contract.js';
import { Price } from '../wire/offer-fields.contract.js';

/** `PUT /admin-api/exchange-offers/{id}` */
export class PriceOfferRequest extends EditRequest {
  @Price()
  price_point!: number;
}

export interface PriceOfferCalls {
  /** Changes the price of an offer, not its card. */
  'PUT /admin-api/exchange-offers/{id}': { request: PriceOfferRequest; answer: OfferResource };
}
