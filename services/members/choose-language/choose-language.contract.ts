import type { Language } from '../../kernel/languages.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import { Must } from '../wire/must.js';

/** `POST /api/user/language` */
export class ChooseLanguageRequest {
  @Must(
    (value) => value === 'ja' || value === 'en',
    withMessage('言語を「ja」または「en」で指定してください。', 'Choose the language “ja” or “en”.'),
  )
  language!: Language;
}

export interface ChooseLanguageCalls {
  /** Changes the language of mails to the member from now on; specific to this project. */
  'POST /api/user/language': { request: ChooseLanguageRequest; answer: Done };
}
