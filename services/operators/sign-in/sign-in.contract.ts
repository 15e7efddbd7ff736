import { IsOptional, Length, MaxLength } from 'class-validator';
import type { Role } from '../../platform/console-api/access/operator.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { Empty } from '../../platform/http/requests/wire.contract.js';

/** `POST /admin-api/session`. */
export class SignInRequest {
  @Length(1, 255, withMessage('メールアドレスを入力してください。', 'Enter your email address.'))
  mail!: string;

  @Length(1, 200, withMessage('パスワードを入力してください。', 'Enter your password.'))
  password!: string;

  /** The six-digit code of the authenticator, for operators that have one. */
  @IsOptional()
  @MaxLength(20, withMessage('6桁のコードを入力してください。', 'Enter the 6-digit code.'))
  otp?: string;
}

/** `GET` and `POST /admin-api/session`: the signed-in operator, and the CSRF token for the header `X-CSRF-Token`. */
export interface SignedIn {
  /** The operator's number. */
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly csrf: string;
  /** The routes that the role may use, `members.list`, `members.ban`. */
  readonly may: readonly string[];
  readonly has_otp: boolean;
  /** True if an authenticator must be set up before anything else. */
  readonly must_set_up_otp: boolean;
  /** The lifetime of an idle session, in seconds. */
  readonly idle_seconds: number;
}

export interface SessionCalls {
  /** Signs in. */
  'POST /admin-api/session': { request: SignInRequest; answer: SignedIn };
  /** Returns the signed-in operator. */
  'GET /admin-api/session': { answer: SignedIn };
  /** Signs out. */
  'DELETE /admin-api/session': { answer: Empty };
}
