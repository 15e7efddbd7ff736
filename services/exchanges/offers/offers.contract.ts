import type { ListAnswer } from '../../platform/http/requests/wire.contract.js';

/** Nothing is asked but the page, which is in the path. */
export class OffersRequest {}

/** A card that can be had in exchange. */
export interface ExchangeCardOffer {
  readonly id: string;
  readonly name: string;
  readonly image_url: string;
  readonly model_number: string;
  /** 0 normal, 1 rare, 2 super rare, 3 ultra rare. */
  readonly rarity: number;
  /** Points that the cards given for it must come to. */
  readonly price_point: number;
  /** Cards that are left; 0: none is to be had now. */
  readonly stock: number;
}

export type ExchangeCardsResponse = ListAnswer<ExchangeCardOffer>;

export interface OffersCalls {
  /** The cards that can be had in exchange, the newest first. */
  'POST /api/user/exchange_card/list[/{page}]': { request: OffersRequest; answer: ExchangeCardsResponse };
}
