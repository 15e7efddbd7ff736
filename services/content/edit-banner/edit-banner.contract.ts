import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { EditRequest } from '../../platform/console-api/commands/command.contract.js';
import { IsInstant, withMessage } from '../../platform/http/requests/contract.js';
import type { BannerResource } from '../wire/banner.contract.js';

const FILES = withMessage(
  'ファイルは https:// または / で始まるURLを10件まで入力してください。',
  'Enter up to 10 files, each an address that begins with https:// or /.',
);

const ALERT = withMessage('お知らせ帯は200文字以内で入力してください。', 'Keep the alert to 200 characters.');
const ALERT_EN = withMessage(
  '英語のお知らせ帯は200文字以内で入力してください。',
  'Keep the English alert to 200 characters.',
);

const SLIDES = withMessage(
  '文字とボタンは10件までの一覧で指定してください。',
  'Enter the words as a list of up to 10 slides.',
);
const HEADLINE = withMessage('見出しは24文字以内で入力してください。', 'Keep the headline to 24 characters.');
const HEADLINE_EN = withMessage(
  '英語の見出しは40文字以内で入力してください。',
  'Keep the English headline to 40 characters.',
);
const LINE = withMessage('説明は40文字以内で入力してください。', 'Keep the line to 40 characters.');
const LINE_EN = withMessage('英語の説明は80文字以内で入力してください。', 'Keep the English line to 80 characters.');
const BUTTON = withMessage('ボタンの文字は12文字以内で入力してください。', 'Keep the button to 12 characters.');
const BUTTON_EN = withMessage(
  '英語のボタンの文字は24文字以内で入力してください。',
  'Keep the English button to 24 characters.',
);
const LINK = withMessage(
  '行き先は / で始まるこのショップのページのURLを入力してください。例：/pack-detail?packId=1',
  'Enter the address of a page of this shop that begins with /. For instance /pack-detail?packId=1',
);
const TIME = withMessage('日時を選択してください。', 'Enter the time with its offset, as 2026-01-31T12:00:00+09:00.');
/** Matches paths of the shop's own pages: no other host, and neither the API nor the console. */
const OWN_PAGE =
  /^(?=.{0,200}$)(\/(?![/\\]|(?:api|admin|admin-api|uploads)(?:[/?#]|$))[^\s\\%?#.]*(?:[?#][^\s\\]*)?)?$/i;

/** The words over a picture of the banner. The lengths fit on a phone. */
export class SlideRequest {
  @MaxLength(24, HEADLINE)
  @IsString(HEADLINE)
  headline: string = '';

  @MaxLength(40, HEADLINE_EN)
  @IsString(HEADLINE_EN)
  headline_en: string = '';

  @MaxLength(40, LINE)
  @IsString(LINE)
  line: string = '';

  @MaxLength(80, LINE_EN)
  @IsString(LINE_EN)
  line_en: string = '';

  @MaxLength(12, BUTTON)
  @IsString(BUTTON)
  button: string = '';

  @MaxLength(24, BUTTON_EN)
  @IsString(BUTTON_EN)
  button_en: string = '';

  /** The target of the button. */
  @Matches(OWN_PAGE, LINK)
  link: string = '';

  /** Null or absent: from now on. */
  @IsOptional()
  @IsInstant(TIME)
  show_from?: string | null;

  /** Null or absent: without an end. */
  @IsOptional()
  @IsInstant(TIME)
  show_to?: string | null;
}

/** `PUT /admin-api/banners/top`. An empty `alert` means none; its English text is optional. */
export class BannerRequest extends EditRequest {
  @IsIn([1, 2], withMessage('1（画像）または2（動画）を選んでください。', 'Choose 1 (images) or 2 (a video).'))
  mode!: 1 | 2;

  @Matches(/^(https:\/\/|\/(?![/\\]))[^\s\\]{0,500}$/, { each: true, ...FILES })
  @ArrayMaxSize(10, FILES)
  files!: string[];

  /** A `SlideRequest` for each picture, in their order, or an empty list. */
  @IsArray(SLIDES)
  @ArrayMaxSize(10, SLIDES)
  slides: object[] = [];

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
