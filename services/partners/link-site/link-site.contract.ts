import { IsString, Length } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';

const LOGIN = withMessage(
  'メールアドレスを255文字以内で入力してください。',
  'Enter the email address, in 255 characters at most.',
);
const PASSWORD = withMessage(
  'パスワードを30文字以内で入力してください。',
  'Enter the password, in 30 characters at most.',
);

/** Credentials of the member at the site; none of them is stored. */
export class LinkSiteRequest {
  @Length(1, 255, LOGIN)
  loginid!: string;

  @Length(1, 30, PASSWORD)
  password!: string;

  @IsString(withMessage('サイトを選んでください。', 'Choose a site.'))
  site_id!: string;
}

export interface LinkSiteAnswer extends Done {
  readonly result: boolean;
  /** Error message with the member's next step; '' when linked. Specific to this project. */
  readonly error: string;
}

export interface LinkSiteCalls {
  /** Links the member to their account at a site. */
  'POST /api/user/transfer/login': { request: LinkSiteRequest; answer: LinkSiteAnswer };
}
