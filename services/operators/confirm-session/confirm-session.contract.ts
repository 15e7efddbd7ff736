import { IsOptional, MaxLength } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';

/** `POST /admin-api/session/confirm`: a password or a code. */
export class ConfirmSessionRequest {
  @IsOptional()
  @MaxLength(200, withMessage('パスワードを入力してください。', 'Enter your password.'))
  password?: string;

  /** A code of the authenticator, for operators that have one. */
  @IsOptional()
  @MaxLength(20, withMessage('6桁のコードを入力してください。', 'Enter the 6-digit code.'))
  otp?: string;
}

export interface SessionConfirmed {
  readonly good_for_seconds: number;
}

export interface ConfirmSessionCalls {
  /** Confirms the identity of the operator before a file is exported. */
  'POST /admin-api/session/confirm': { request: ConfirmSessionRequest; answer: SessionConfirmed };
}
