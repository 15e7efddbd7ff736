import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type {
  UndecidedCard,
  UndecidedCardsAnswer,
} from '../../../../services/draws/undecided-cards/undecided-cards.contract.js';
import type {
  ExchangeCardRequest,
  ExchangeCheckedResponse,
  ExchangedResponse,
  ExchangeSums,
  ExchangeTooLittleResponse,
} from '../../../../services/exchanges/exchange-card/exchange-card.contract.js';
import type {
  ExchangeCardOffer,
  ExchangeCardsResponse,
} from '../../../../services/exchanges/offers/offers.contract.js';
import { api, toPagePath } from '../../api/api';
import type { Refusal } from '../../api/response';

export type { ExchangeCardOffer as ExchangeCard, ExchangeSums, UndecidedCard };

/** Builds the query of a page of offers. */
export const buildOffersQuery = (page: number) =>
  queryOptions({
    queryKey: ['exchanges', 'offers', page],
    queryFn: () => api.write<ExchangeCardsResponse>(toPagePath('/user/exchange_card/list', page), {}),
  });

/** Query of the member's undecided cards, page by page, earliest deadline first. */
export const cardsToGive = infiniteQueryOptions({
  queryKey: ['exchanges', 'cards'],
  initialPageParam: 1,
  queryFn: ({ pageParam }) => api.write<UndecidedCardsAnswer>('/user/pack/card', { page: pageParam }),
  getNextPageParam: ({ page, all_page }) => (page < all_page ? page + 1 : null),
});

/** Completed exchange. */
export interface Exchanged {
  readonly offer: ExchangeCardOffer;
  readonly response: ExchangedResponse;
}

/** Request with the price that the member has seen; the shop refuses any other price. */
export type PricedRequest = Required<ExchangeCardRequest>;

export const checkExchange = (request: PricedRequest) =>
  api.write<ExchangeCheckedResponse | Refusal>('/user/exchange_card/check', request);

export const exchangeCards = (request: PricedRequest) =>
  api.write<ExchangedResponse | ExchangeTooLittleResponse | Refusal>('/user/exchange_card/exchange', request);
