import type { ListAnswer } from '../../platform/http/requests/wire.contract.js';

/** An empty body: the page is in the path. */
export class OffersRequest {}

/** A card on offer. */
export interface ExchangeCardOffer {
  readonly id: string;
  readonly name: string;
  readonly image_url: string;
  readonly model_number: string;
  /** 0 normal, 1 rare, 2 super rare, 3 ultra rare. */
  readonly rarity: number;
  /** The points that the given cards must reach. */
  readonly price_point: number;
  /** The number of cards left; 0: sold out for now. */
  readonly stock: number;
}

export type ExchangeCardsResponse = ListAnswer<ExchangeCardOffer>;

export interface OffersCalls {
  /** Lists the cards on offer, newest first. */
  'POST /api/user/exchange_card/list[/{page}]': { request: OffersRequest; answer: ExchangeCardsResponse };
}
