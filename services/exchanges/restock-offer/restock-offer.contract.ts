import { IsInt, Max, Min, NotEquals } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import { MAX_STOCK } from '../streams/offer-limits.shared.js';
import type { OfferResource } from '../wire/offer.contract.js';

const COUNT = withMessage(
  '増やす枚数（減らすときはマイナス）を-100,000〜100,000の整数で入力してください。0にはできません。',
  'Enter how many to add, or with a minus how many to remove: a whole number from -100,000 to 100,000, except 0.',
);

/** `POST /admin-api/exchange-offers/{id}/restock` */
export class RestockOfferRequest extends CommandRequest {
  /** A difference and not a total, since members may take cards while an operator counts. */
  @NotEquals(0, COUNT)
  @IsInt(COUNT)
  @Min(-MAX_STOCK, COUNT)
  @Max(MAX_STOCK, COUNT)
  count!: number;
}

export interface RestockOfferCalls {
  /** Adds cards to the stock of an offer, or removes some. */
  'POST /admin-api/exchange-offers/{id}/restock': { request: RestockOfferRequest; answer: OfferResource };
}
