import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import type { ProofRefused } from '../access/operator-proof.js';

const PASSWORD_WRONG = {
  ja: 'パスワードが正しくありません。もう一度入力してください。',
  en: 'The password is not correct. Enter it again.',
};
const OTP_WRONG = {
  ja: 'コードが正しくないか、使用済みです。次のコードが表示されてから入力してください。',
  en: 'The code is wrong or has been used. Wait for the next one and enter that.',
};
const TOO_MANY = {
  ja: '試行回数が多すぎます。しばらくしてからもう一度お試しください。',
  en: 'Too many attempts. Wait a while, then try again.',
};

/**
 * Returns the refusal for the operators' API.
 *
 * @param field the field of the message after too many attempts
 */
export const toProofRefusal = (refusal: ProofRefused, field: 'password' | 'otp'): RefusedError => {
  switch (refusal.code) {
    case 'PasswordWrong':
      return new RefusedError(400, buildFieldError('password', PASSWORD_WRONG));
    case 'OtpWrong':
      return new RefusedError(400, buildFieldError('otp', OTP_WRONG));
    case 'TooManyAttempts':
      return new RefusedError(429, buildFieldError(field, TOO_MANY), refusal.retryAfterSeconds);
  }
};
