import { ArrayMaxSize, IsIn, Matches } from 'class-validator';
import { says } from '../../platform/http/contract.js';

const FILES = says(
  'ファイルは https:// または / で始まるURLを10件まで入力してください。',
  'Enter up to 10 files, each an address that begins with https:// or /.',
);

/** `PUT /admin-api/banners/top`. */
export class BannerRequest {
  @IsIn([1, 2], says('1（画像）または2（動画）を選んでください。', 'Choose 1 (images) or 2 (a video).'))
  mode!: 1 | 2;

  @Matches(/^(https:\/\/|\/(?![/\\]))[^\s\\]{0,500}$/, { each: true, ...FILES })
  @ArrayMaxSize(10, FILES)
  files!: string[];
}
