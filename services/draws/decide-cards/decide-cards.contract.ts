import { ArrayMaxSize, IsArray, IsOptional, IsString } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';

/** Maximum number of cards in one decision: a whole purchase with its extra prizes, in one list or in both. */
const MAX_CARDS = 3600;
const LIST = withMessage(
  'カードの指定が正しくありません。選び直してください。',
  'The selection of cards is not valid. Please choose again.',
);
const TOO_MANY = withMessage('一度に選べるのは3,600枚までです。', 'Choose at most 3,600 cards at once.');

/** Cards are identified by their `history_id`. */
export class DecideCardsRequest {
  static readonly closed = true;

  @IsOptional()
  @IsArray(LIST)
  @IsString({ each: true, ...LIST })
  @ArrayMaxSize(MAX_CARDS, TOO_MANY)
  send_card?: string[];

  @IsOptional()
  @IsArray(LIST)
  @IsString({ each: true, ...LIST })
  @ArrayMaxSize(MAX_CARDS, TOO_MANY)
  reduction_card?: string[];
}

/** All selected cards were decided before. */
export interface AllDecidedAnswer {
  readonly state: 204;
  readonly result: '-1';
}

export interface CardsDecidedAnswer extends Done {
  readonly result: '1';
}

export type DecideCardsAnswer = CardsDecidedAnswer | AllDecidedAnswer;

export interface DecideCardsCalls {
  /** Decides which cards are shipped and which are converted into points. */
  'POST /api/user/pack/decision': { request: DecideCardsRequest; answer: DecideCardsAnswer };
}
