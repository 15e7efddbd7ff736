import { IsOptional, MaxLength } from 'class-validator';
import { says } from '../../platform/http/contract.js';

/** `POST /admin-api/session/confirm`: one of the two. */
export class ConfirmSessionRequest {
  @IsOptional()
  @MaxLength(200, says('パスワードを入力してください。', 'Enter your password.'))
  password?: string;

  /** Of the authenticator in use, for operators that have one. */
  @IsOptional()
  @MaxLength(20, says('6桁のコードを入力してください。', 'Enter the 6-digit code.'))
  otp?: string;
}

export interface SessionConfirmed {
  readonly good_for_seconds: number;
}

export interface ConfirmSessionCalls {
  /** Shows again who it is, before a file leaves the shop. */
  'POST /admin-api/session/confirm': { request: ConfirmSessionRequest; answer: SessionConfirmed };
}
