import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { OfferResource } from '../wire/offer.contract.js';

export interface WithdrawOfferCalls {
  /** Takes an offer out of the shop for good; what members have received of it stays theirs. */
  'POST /admin-api/exchange-offers/{id}/withdraw': { request: CommandRequest; answer: OfferResource };
}
