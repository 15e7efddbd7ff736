import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { OfferResource } from '../wire/offer.contract.js';

export interface WithdrawOfferCalls {
  /** Withdraws an offer for good. Members keep the cards they have received. */
  'POST /admin-api/exchange-offers/{id}/withdraw': { request: CommandRequest; answer: OfferResource };
}
