import { Allow } from 'class-validator';
import type { Bilingual } from '../../kernel/languages.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import { isText, Must } from '../wire/must.js';

const MAX_LENGTH = 255;

export const NO_MATCH: Bilingual = {
  ja: 'メールアドレスまたはパスワードが一致しません。',
  en: 'The email address or password do not match.',
};

/** The log-in form. A value that is no valid mail address or password matches no account. */
export class LogInRequest {
  @Must<LogInRequest>(
    (value, request) => isText(value, 1, MAX_LENGTH) && isText(request.pass, 1, MAX_LENGTH),
    withMessage(NO_MATCH.ja, NO_MATCH.en),
  )
  mail!: string;

  @Allow()
  pass!: string;

  /** '1': the session outlives the browser. */
  @Allow()
  save_cookie?: unknown;
}

export interface LogInCalls {
  /** Logs in with a new session. */
  'POST /api/user/login': { request: LogInRequest; answer: Done };
}
