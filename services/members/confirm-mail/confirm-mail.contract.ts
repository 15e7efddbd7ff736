import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import { isText, Must } from '../wire/must.js';

const MAX_TOKEN_LENGTH = 100;

export class ConfirmMailRequest {
  /** The secret from the link. */
  @Must(
    (value) => isText(value, 1, MAX_TOKEN_LENGTH),
    withMessage(
      'リンクが正しくありません。メールに記載されたリンクをもう一度開いてください。',
      'The link is not valid. Open the link in the email again.',
    ),
  )
  token!: string;
}

export interface ConfirmMailCalls {
  /** Confirms that mail to an address arrives. */
  'POST /api/user/confirm_mail': { request: ConfirmMailRequest; answer: Done };
}
