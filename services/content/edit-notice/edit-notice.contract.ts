import { ArrayMaxSize, IsBoolean, IsOptional, IsString, Length, Matches, MaxLength, ValidateBy } from 'class-validator';
import { isVisibleHtml } from '../../kernel/visible-text.js';
import { EditRequest } from '../../platform/console-api/commands/command.contract.js';
import { IsInstant, withMessage } from '../../platform/http/requests/contract.js';
import type { NoticeResource } from '../wire/notice.contract.js';

const TITLE = withMessage('タイトルを1〜200文字で入力してください。', 'Enter a title of 1 to 200 characters.');
const TITLE_EN = withMessage(
  '英語のタイトルは200文字以内で入力してください。',
  'Keep the English title to 200 characters.',
);
const CONTENT = withMessage('本文を1〜20,000文字で入力してください。', 'Enter a text of 1 to 20,000 characters.');
const CONTENT_EN = withMessage(
  '英語の本文は20,000文字以内で入力してください。',
  'Keep the English text to 20,000 characters.',
);
const NAME = withMessage('名前は50文字以内で入力してください。', 'Keep the name to 50 characters.');
const IMAGES = withMessage(
  '画像は https:// または / で始まるURLを10件まで入力してください。',
  'Enter up to 10 images, each an address that begins with https:// or /.',
);

const TIME = withMessage('日時を選択してください。', 'Enter the time with its offset, as 2026-01-31T12:00:00+09:00.');

/** `POST /admin-api/notices` and `PUT /admin-api/notices/{id}`; English texts are optional. */
export class NoticeRequest extends EditRequest {
  @Length(1, 200, TITLE)
  title_ja!: string;

  @MaxLength(200, TITLE_EN)
  @IsString(TITLE_EN)
  title_en: string = '';

  @ValidateBy(
    { name: 'shows', validator: { validate: (html) => typeof html === 'string' && isVisibleHtml(html) } },
    CONTENT,
  )
  @Length(1, 20_000, CONTENT)
  content_ja!: string;

  @MaxLength(20_000, CONTENT_EN)
  @IsString(CONTENT_EN)
  content_en: string = '';

  @MaxLength(50, NAME)
  @IsString(NAME)
  last_name: string = '';

  @MaxLength(50, NAME)
  @IsString(NAME)
  first_name: string = '';

  @Matches(/^(https:\/\/|\/(?![/\\]))[^\s\\]{0,500}$/, { each: true, ...IMAGES })
  @ArrayMaxSize(10, IMAGES)
  images: string[] = [];

  @IsBoolean(withMessage('公開するかどうかを選んでください。', 'Choose whether to publish it.'))
  published: boolean = false;

  /** Null or absent: as soon as it is published. */
  @IsOptional()
  @IsInstant(TIME)
  show_from?: string | null;

  /** Null or absent: without an end. */
  @IsOptional()
  @IsInstant(TIME)
  show_to?: string | null;
}

export interface EditNoticeCalls {
  /** Adds a notice. */
  'POST /admin-api/notices': { request: NoticeRequest; answer: NoticeResource };
  /** Edits a notice. */
  'PUT /admin-api/notices/{id}': { request: NoticeRequest; answer: NoticeResource };
}
