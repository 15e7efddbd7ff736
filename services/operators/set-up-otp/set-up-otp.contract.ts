import { IsOptional, Length, MaxLength } from 'class-validator';
import { says } from '../../platform/http/contract.js';
import type { Empty } from '../../platform/http/wire.contract.js';
import type { OtpSetUp } from '../wire/otp.contract.js';

const CODE = says('6桁のコードを入力してください。', 'Enter the 6-digit code.');

/** `POST /admin-api/session/otp`: begins. */
export class BeginOtpRequest {
  @Length(1, 200, says('パスワードを入力してください。', 'Enter your password.'))
  password!: string;

  /** Of the authenticator in use, where there is one. */
  @IsOptional()
  @MaxLength(20, CODE)
  otp?: string;
}

/** `POST /admin-api/session/otp/confirm`: ends. */
export class ConfirmOtpRequest {
  /** Of the new authenticator. */
  @MaxLength(20, CODE)
  otp!: string;
}

export interface SetUpOtpCalls {
  /** Begins to set up an authenticator. */
  'POST /admin-api/session/otp': { request: BeginOtpRequest; answer: OtpSetUp };
  /** A code of it: from now on it is needed. */
  'POST /admin-api/session/otp/confirm': { request: ConfirmOtpRequest; answer: Empty };
}
