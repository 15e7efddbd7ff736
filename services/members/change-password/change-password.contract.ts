import { Allow } from 'class-validator';
import { isMailAddress } from '../../kernel/mail-address.js';
import { says } from '../../platform/http/contract.js';
import type { Done } from '../../platform/http/wire.contract.js';
import { isFilled, isText, Must } from '../wire/must.js';
import { NewPasswordRules } from '../wire/password.contract.js';

const MAX_TOKEN_LENGTH = 100;

/** Another password, of the member who is logged in. */
export class ChangePasswordRequest extends NewPasswordRules {}

/** Another password, by the link that a mail carried. */
export class NewPasswordByLinkRequest extends NewPasswordRules {
  /** As it stands in the link. */
  @Must(
    (value) => isText(value, 1, MAX_TOKEN_LENGTH),
    says(
      'リンクが正しくありません。メールに記載されたリンクをもう一度開いてください。',
      'The link is not valid. Open the link in the email again.',
    ),
  )
  token!: string;
}

/** A link to choose a password with is to be sent. */
export class SendPasswordLinkRequest {
  @Must(
    isMailAddress,
    says(
      'メールアドレスを半角で正しく入力してください。',
      'Enter your email address, like name@example.com, in up to 254 characters.',
    ),
  )
  @Must(isFilled, says('メールアドレスを入力してください。', 'Enter your email address.'))
  mail!: string;

  /** The page that asked for the log-in: the link leads on to it. This project's own. */
  @Allow()
  next?: unknown;
}

export interface ChangePasswordCalls {
  /** Another password: all sessions of the member end, and this browser gets a new one. */
  'POST /api/user/change_password': { request: ChangePasswordRequest; answer: Done };
  /** With `mail`: sends a link, if the address is a member's; the answer is the same if not. With `token`: the new password. */
  'POST /api/user/reset_password': { request: SendPasswordLinkRequest | NewPasswordByLinkRequest; answer: Done };
}
