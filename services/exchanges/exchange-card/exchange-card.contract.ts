import { ArrayMaxSize, IsArray, IsInt, IsOptional, IsString, Matches } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';

/** Cards of one exchange at the most: a whole purchase. */
const MAX_CARDS = 3000;
const CARD = withMessage('交換するカードを選び直してください。', 'Choose the card you want again.');
const LIST = withMessage(
  'カードの指定が正しくありません。選び直してください。',
  'The selection of cards is not valid. Please choose again.',
);
const TOO_MANY = withMessage('一度に出せるのは3,000枚までです。', 'Trade in at most 3,000 cards at once.');
const PRICE = withMessage('画面を再読み込みして選び直してください。', 'Reload the page and choose again.');

/** `POST /api/user/exchange_card/check` and `…/exchange` */
export class ExchangeCardRequest {
  static readonly closed = true;

  /** The card that is wanted, by its id in the list. */
  @Matches(/^[^\p{Cc}]{1,64}$/u, CARD)
  id!: string;

  /** The cards that are given, by their `history_id`. */
  @IsArray(LIST)
  @IsString({ each: true, ...LIST })
  @ArrayMaxSize(MAX_CARDS, TOO_MANY)
  cards!: string[];

  /** `price_point` as the member saw it; absent: whichever it is. */
  @IsOptional()
  @IsInt(PRICE)
  price_point?: number;
}

/** What the cards come to. */
export interface ExchangeSums {
  readonly total_point: number;
  readonly price_point: number;
  /** What comes back as points; 0 where the price is not reached. */
  readonly change_point: number;
}

export interface ExchangeCheckedResponse extends Done {
  /** '1' the cards reach the price, '0' they do not. */
  readonly result: '0' | '1';
  readonly detail: ExchangeSums;
}

/** The card is the member's. */
export interface ExchangedResponse extends Done {
  readonly result: '1';
  readonly detail: ExchangeSums;
  /** Of the history, where the card is. */
  readonly history_id: string;
}

/** The cards do not reach the price; nothing was done. */
export interface ExchangeTooLittleResponse extends Done {
  readonly result: '0';
  readonly detail: ExchangeSums;
}

export interface ExchangeCardCalls {
  /** What an exchange would come to; nothing is done. */
  'POST /api/user/exchange_card/check': { request: ExchangeCardRequest; answer: ExchangeCheckedResponse };
  /** Gives undecided cards for one of the exchange. */
  'POST /api/user/exchange_card/exchange': {
    request: ExchangeCardRequest;
    answer: ExchangedResponse | ExchangeTooLittleResponse;
  };
}
