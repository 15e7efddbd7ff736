import { Length } from 'class-validator';
import { says } from '../../platform/http/contract.js';

/** `POST /admin-api/session`. */
export class SignInRequest {
  @Length(1, 255, says('メールアドレスを入力してください。', 'Enter your mail address.'))
  mail!: string;

  @Length(1, 200, says('パスワードを入力してください。', 'Enter your password.'))
  password!: string;
}

/** `GET` and `POST /admin-api/session`: who is signed in, and what unsafe requests carry in `X-CSRF-Token`. */
export interface SignedIn {
  readonly name: string;
  readonly role: string;
  readonly csrf: string;
}
