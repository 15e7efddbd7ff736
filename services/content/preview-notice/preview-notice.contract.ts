import { IsString, MaxLength } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';

const TEXT = withMessage('本文は50,000文字以内で入力してください。', 'Keep the text to 50,000 characters.');

/** `POST /admin-api/notices/preview`. */
export class PreviewRequest {
  @MaxLength(50_000, TEXT)
  @IsString(TEXT)
  ja: string = '';

  @MaxLength(50_000, TEXT)
  @IsString(TEXT)
  en: string = '';
}

/** Sanitized HTML. */
export interface ShownHtml {
  readonly ja: string;
  readonly en: string;
}

export interface PreviewNoticeCalls {
  /** Returns HTML as it would be shown, without saving it. */
  'POST /admin-api/notices/preview': { request: PreviewRequest; answer: ShownHtml };
}
