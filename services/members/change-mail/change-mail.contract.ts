import { isMailAddress } from '../../kernel/mail-address.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import { IdentityCheckedRequest } from '../wire/identity-checked.contract.js';
import type { MemberResource } from '../wire/member.contract.js';
import { Must } from '../wire/must.js';

/** `POST /admin-api/members/{id}/change-mail`. */
export class ChangeMailRequest extends IdentityCheckedRequest {
  @Must(
    isMailAddress,
    withMessage(
      'メールアドレスを半角で正しく入力してください。',
      'Enter the email address, like name@example.com, in up to 254 characters.',
    ),
  )
  mail!: string;
}

export interface ChangeMailCalls {
  /** Changes the mail address. */
  'POST /admin-api/members/{id}/change-mail': { request: ChangeMailRequest; answer: MemberResource };
}
