import { ArrayMaxSize, IsArray, IsOptional, IsString } from 'class-validator';
import { says } from '../../platform/http/contract.js';
import type { Done } from '../../platform/http/wire.contract.js';

/** Cards of one decision at the most: a whole purchase with what it may have won besides, in one list or both. */
const MOST_CARDS = 3600;
const LIST = says(
  'カードの指定が正しくありません。選び直してください。',
  'The selection of cards is not valid. Please choose again.',
);
const TOO_MANY = says('一度に選べるのは3,600枚までです。', 'Choose at most 3,600 cards at once.');

/** Cards by their `history_id`. */
export class DecideCardsRequest {
  static readonly closed = true;

  @IsOptional()
  @IsArray(LIST)
  @IsString({ each: true, ...LIST })
  @ArrayMaxSize(MOST_CARDS, TOO_MANY)
  send_card?: string[];

  @IsOptional()
  @IsArray(LIST)
  @IsString({ each: true, ...LIST })
  @ArrayMaxSize(MOST_CARDS, TOO_MANY)
  reduction_card?: string[];
}

/** Every card that was named was decided on before. */
export interface AllDecidedAnswer {
  readonly state: 204;
  readonly result: '-1';
}

export interface CardsDecidedAnswer extends Done {
  readonly result: '1';
}

export type DecideCardsAnswer = CardsDecidedAnswer | AllDecidedAnswer;

export interface DecideCardsCalls {
  /** Decides on cards: which are shipped, and which turned into points. */
  'POST /api/user/pack/decision': { request: DecideCardsRequest; answer: DecideCardsAnswer };
}
