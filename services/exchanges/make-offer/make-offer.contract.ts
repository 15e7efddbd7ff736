import { IsInt, Matches, Max, Min } from 'class-validator';
import { CreateRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import { MAX_STOCK } from '../streams/offer-limits.shared.js';
import type { OfferResource } from '../wire/offer.contract.js';
import { Price } from '../wire/offer-fields.contract.js';

const CARD = withMessage('カードを選んでください。', 'Choose a card.');
const STOCK = withMessage('0〜100,000の整数で入力してください。', 'Enter a whole number from 0 to 100,000.');

/** `POST /admin-api/exchange-offers` */
export class MakeOfferRequest extends CreateRequest {
  /** The id of a card in the catalog. The offer keeps the card as it is now. */
  @Matches(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, CARD)
  card_id!: string;

  @Price()
  price_point!: number;

  @IsInt(STOCK)
  @Min(0, STOCK)
  @Max(MAX_STOCK, STOCK)
  stock!: number;
}

export interface MakeOfferCalls {
  /** Adds an offer. */
  'POST /admin-api/exchange-offers': { request: MakeOfferRequest; answer: OfferResource };
}
