import { ArrayMaxSize, IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { EditRequest } from '../../operators/commands/command.contract.js';
import { says } from '../../platform/http/contract.js';
import type { BannerResource } from '../wire/banner.contract.js';

const FILES = says(
  'ファイルは https:// または / で始まるURLを10件まで入力してください。',
  'Enter up to 10 files, each an address that begins with https:// or /.',
);

const ALERT = says('お知らせ帯は200文字以内で入力してください。', 'Keep the alert to 200 characters.');
const ALERT_EN = says('英語のお知らせ帯は200文字以内で入力してください。', 'Keep the English alert to 200 characters.');

/** `PUT /admin-api/banners/top`; without an alert there is none, and its English may be left empty. */
export class BannerRequest extends EditRequest {
  @IsIn([1, 2], says('1（画像）または2（動画）を選んでください。', 'Choose 1 (images) or 2 (a video).'))
  mode!: 1 | 2;

  @Matches(/^(https:\/\/|\/(?![/\\]))[^\s\\]{0,500}$/, { each: true, ...FILES })
  @ArrayMaxSize(10, FILES)
  files!: string[];

  @MaxLength(200, ALERT)
  @IsString(ALERT)
  alert: string = '';

  @MaxLength(200, ALERT_EN)
  @IsString(ALERT_EN)
  alert_en: string = '';
}

export interface EditBannerCalls {
  /** Edits the banner. */
  'PUT /admin-api/banners/{id}': { request: BannerRequest; answer: BannerResource };
}
