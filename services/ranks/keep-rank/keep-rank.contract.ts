import { IsInt, Matches, Max, MaxLength, Min } from 'class-validator';
import { EditRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { RankResource } from '../wire/rank.contract.js';

const NAME = withMessage('名前を1〜30文字で入力してください。', 'Enter a name of 1 to 30 characters.');
const NAME_EN = withMessage('英語の名前は30文字以内で入力してください。', 'Keep the English name to 30 characters.');
const ICON = withMessage(
  '画像をアップロードするか、/ または https:// で始まるアドレスを入力してください。',
  'Upload a picture, or enter an address that begins with / or https://.',
);
const YEN = withMessage('0〜10,000,000の整数で入力してください。', 'Enter a whole number from 0 to 10,000,000.');
const COINS = withMessage('0〜1,000,000の整数で入力してください。', 'Enter a whole number from 0 to 1,000,000.');

/** `POST /admin-api/ranks` and `PUT /admin-api/ranks/{id}`. English fields may be empty. */
export class RankRequest extends EditRequest {
  @Matches(/^(?=.*\S)[^\p{Cc}]{1,30}$/u, NAME)
  name!: string;

  @Matches(/^[^\p{Cc}]{0,30}$/u, NAME_EN)
  name_en = '';

  @Matches(/^(|\/(?!\/)[^\s"'<>\\]*|https:\/\/[^\s"'<>\\]+)$/, ICON)
  @MaxLength(500, ICON)
  image_url = '';

  /** Yen to pay in a month for the rank in the next; 0: everybody has it. */
  @IsInt(YEN)
  @Min(0, YEN)
  @Max(10_000_000, YEN)
  rank_max_price!: number;

  /** The coins that keep it for a month; 0: it cannot be kept. */
  @IsInt(COINS)
  @Min(0, COINS)
  @Max(1_000_000, COINS)
  rank_coin!: number;
}

export interface KeepRankCalls {
  /** Adds a rank, valid from the next month on. */
  'POST /admin-api/ranks': { request: RankRequest; answer: RankResource };
  /** Edits a rank. Its terms apply from the next month on. */
  'PUT /admin-api/ranks/{id}': { request: RankRequest; answer: RankResource };
}
