import { ArrayMaxSize, IsArray, IsInt, IsOptional, IsString, Matches } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';

/** Cards in one exchange: those of one whole purchase. */
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

  /** The id of the offer from the list. */
  @Matches(/^[^\p{Cc}]{1,64}$/u, CARD)
  id!: string;

  /** The `history_id` of each card that the member gives. */
  @IsArray(LIST)
  @IsString({ each: true, ...LIST })
  @ArrayMaxSize(MAX_CARDS, TOO_MANY)
  cards!: string[];

  /** `price_point` as the member saw it; absent: any price is accepted. */
  @IsOptional()
  @IsInt(PRICE)
  price_point?: number;
}

/** The points of an exchange. */
export interface ExchangeSums {
  readonly total_point: number;
  readonly price_point: number;
  /** Points credited as change; 0 if the price is not reached. */
  readonly change_point: number;
}

export interface ExchangeCheckedResponse extends Done {
  /** '1' if the cards reach the price, '0' if not. */
  readonly result: '0' | '1';
  readonly detail: ExchangeSums;
}

/** The exchange was carried out. */
export interface ExchangedResponse extends Done {
  readonly result: '1';
  readonly detail: ExchangeSums;
  /** The id of the received card in the history. */
  readonly history_id: string;
}

/** The cards do not reach the price, and nothing was changed. */
export interface ExchangeTooLittleResponse extends Done {
  readonly result: '0';
  readonly detail: ExchangeSums;
}

export interface ExchangeCardCalls {
  /** Returns the points of an exchange without carrying it out. */
  'POST /api/user/exchange_card/check': { request: ExchangeCardRequest; answer: ExchangeCheckedResponse };
  /** Exchanges undecided cards for the card of an offer. */
  'POST /api/user/exchange_card/exchange': {
    request: ExchangeCardRequest;
    answer: ExchangedResponse | ExchangeTooLittleResponse;
  };
}
