import { IsBoolean, IsIn, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { EditRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { SiteResource } from '../wire/site.contract.js';

const NAME = withMessage('名前を1〜50文字で入力してください。', 'Enter a name of 1 to 50 characters.');
const NAME_EN = withMessage('英語の名前は50文字以内で入力してください。', 'Keep the English name to 50 characters.');
const URL = withMessage('https:// で始まるアドレスを入力してください。', 'Enter an address that begins with https://.');
const KEY_ID = withMessage(
  '提携サイトが発行した当サイトのIDを半角英数字で入力してください。',
  'Enter the ID that the site has issued to the shop: letters, digits, - and _.',
);
const SECRET = withMessage('秘密鍵は200文字以内で入力してください。', 'Keep the secret to 200 characters.');
const LIMIT = withMessage('0〜10,000,000の整数で入力してください。', 'Enter a whole number from 0 to 10,000,000.');

/** `POST /admin-api/partner-sites` and `PUT /admin-api/partner-sites/{id}`. */
export class SiteRequest extends EditRequest {
  @Matches(/^(?=.*\S)[^\p{Cc}]{1,50}$/u, NAME)
  name!: string;

  @Matches(/^[^\p{Cc}]{0,50}$/u, NAME_EN)
  name_en = '';

  @Matches(/^https?:\/\/[^\s"'<>\\?#]+[^\s"'<>\\?#/]$/, URL)
  @MaxLength(300, URL)
  base_url!: string;

  @Matches(/^[\w-]{1,64}$/, KEY_ID)
  key_id!: string;

  /** Secret shared with the site; '' keeps the stored one. */
  @IsString(SECRET)
  @MaxLength(200, SECRET)
  secret = '';

  @IsIn(['in', 'out'], withMessage('方向を選んでください。', 'Choose the direction.'))
  direction!: 'in' | 'out';

  @IsInt(LIMIT)
  @Min(0, LIMIT)
  @Max(10_000_000, LIMIT)
  daily_limit!: number;

  @IsBoolean(withMessage('受け付けるかどうかを選んでください。', 'Choose whether it is open.'))
  open!: boolean;
}

export interface KeepSiteCalls {
  /** Adds a partner site. */
  'POST /admin-api/partner-sites': { request: SiteRequest; answer: SiteResource };
  /** Edits a partner site; transfers under way continue. */
  'PUT /admin-api/partner-sites/{id}': { request: SiteRequest; answer: SiteResource };
}
