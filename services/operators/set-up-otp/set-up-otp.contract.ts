import { IsOptional, Length, MaxLength } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { Empty } from '../../platform/http/requests/wire.contract.js';
import type { OtpSetUp } from '../wire/otp.contract.js';

const CODE = withMessage('6桁のコードを入力してください。', 'Enter the 6-digit code.');

/** `POST /admin-api/session/otp`: begins the setup. */
export class BeginOtpRequest {
  @Length(1, 200, withMessage('パスワードを入力してください。', 'Enter your password.'))
  password!: string;

  /** A code of the current authenticator, if there is one. */
  @IsOptional()
  @MaxLength(20, CODE)
  otp?: string;
}

/** `POST /admin-api/session/otp/confirm`: completes the setup. */
export class ConfirmOtpRequest {
  /** A code of the new authenticator. */
  @MaxLength(20, CODE)
  otp!: string;
}

export interface SetUpOtpCalls {
  /** Begins the setup of an authenticator. */
  'POST /admin-api/session/otp': { request: BeginOtpRequest; answer: OtpSetUp };
  /** Completes the setup with a code; sign-ins need one from now on. */
  'POST /admin-api/session/otp/confirm': { request: ConfirmOtpRequest; answer: Empty };
}
