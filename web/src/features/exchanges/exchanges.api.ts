import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type {
  UndecidedCard,
  UndecidedCardsAnswer,
} from '../../../../services/draws/undecided-cards/undecided-cards.contract.js';
import type {
  ExchangeCardRequest,
  ExchangeCheckedAnswer,
  ExchangedAnswer,
  ExchangeSums,
  ExchangeTooLittleAnswer,
} from '../../../../services/exchanges/exchange-card/exchange-card.contract.js';
import type { ExchangeCard, ExchangeCardsAnswer } from '../../../../services/exchanges/offers/offers.contract.js';
import type { Refusal } from '../../api/answer';
import { api, toPagePath } from '../../api/api';

export type { ExchangeCard, ExchangeSums, UndecidedCard };

/** What can be had in exchange. */
export const offers = (page: number) =>
  queryOptions({
    queryKey: ['exchanges', 'offers', page],
    queryFn: () => api.write<ExchangeCardsAnswer>(toPagePath('/user/exchange_card/list', page), {}),
  });

/** The member's undecided cards, those that are decided first at the top, a page at a time. */
export const cardsToGive = infiniteQueryOptions({
  queryKey: ['exchanges', 'cards'],
  initialPageParam: 1,
  queryFn: ({ pageParam }) => api.write<UndecidedCardsAnswer>('/user/pack/card', { page: pageParam }),
  getNextPageParam: ({ page, all_page }) => (page < all_page ? page + 1 : null),
});

/** What was exchanged just now. */
export interface Exchanged {
  readonly offer: ExchangeCard;
  readonly answer: ExchangedAnswer;
}

/** A wish with the price that the member has seen: another is refused. */
export type Wish = Required<ExchangeCardRequest>;

export const checkExchange = (wish: Wish) =>
  api.write<ExchangeCheckedAnswer | Refusal>('/user/exchange_card/check', wish);

export const exchangeCards = (wish: Wish) =>
  api.write<ExchangedAnswer | ExchangeTooLittleAnswer | Refusal>('/user/exchange_card/exchange', wish);
