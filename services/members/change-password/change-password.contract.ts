import { Allow } from 'class-validator';
import { isMailAddress } from '../../kernel/mail-address.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import { isFilled, isText, Must } from '../wire/must.js';
import { NewPasswordRules } from '../wire/password.contract.js';

const MAX_TOKEN_LENGTH = 100;

/** A new password from a member who is logged in. */
export class ChangePasswordRequest extends NewPasswordRules {}

/** A new password with the link from a mail. */
export class NewPasswordByLinkRequest extends NewPasswordRules {
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

/** A request for a mail with a link to choose a new password. */
export class SendPasswordLinkRequest {
  @Must(
    isMailAddress,
    withMessage(
      'メールアドレスを半角で正しく入力してください。',
      'Enter your email address, like name@example.com, in up to 254 characters.',
    ),
  )
  @Must(isFilled, withMessage('メールアドレスを入力してください。', 'Enter your email address.'))
  mail!: string;

  /** The page that asked for the log-in; the link redirects to it. Specific to this project. */
  @Allow()
  next?: unknown;
}

export interface ChangePasswordCalls {
  /** Changes the password: all sessions of the member end, and this browser gets a new one. */
  'POST /api/user/change_password': { request: ChangePasswordRequest; answer: Done };
  /**
   * Sends a link for `mail` if it belongs to a member, with the same response if not. Changes the password with `token`.
   */
  'POST /api/user/reset_password': { request: SendPasswordLinkRequest | NewPasswordByLinkRequest; answer: Done };
}
