import { Allow } from 'class-validator';
import type { Language } from '../../kernel/languages.js';
import { isMailAddress, normalizeMailAddress } from '../../kernel/mail-address.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import type { Registration } from '../streams/registration.js';
import { isFilled, Must } from '../wire/must.js';
import { NewPasswordRules } from '../wire/password.contract.js';
import { OVERSEAS } from '../wire/postal-address.contract.js';

/** The form of mail address and password. The lower rule of a field runs first. */
export class SignUpRequest extends NewPasswordRules {
  /** The field `referralCode` has its refusals under `referral_code`. */
  static override readonly reportedUnder = { ...NewPasswordRules.reportedUnder, referralCode: 'referral_code' };

  @Must(
    isMailAddress,
    withMessage(
      'メールアドレスを半角で正しく入力してください。',
      'Enter your email address, like name@example.com, in up to 254 characters.',
    ),
  )
  @Must(isFilled, withMessage('メールアドレスを入力してください。', 'Enter your email address.'))
  mail!: string;

  @Allow()
  referralCode?: unknown;

  /** The page that asked for the log-in; the link in the mail redirects to it. Specific to this project. */
  @Allow()
  next?: unknown;
}

/** Converts the referral code. A value that is no text names no member and is refused as unknown. */
export const codeOf = (value: unknown): string | null => {
  const text =
    typeof value === 'string' ? value.trim() : value === undefined || value === null ? '' : JSON.stringify(value);
  return text === '' ? null : text.toUpperCase();
};

/**
 * Builds a registration without personal data. In English mode the phone number is taken as one from overseas, as in the long
 * form.
 */
export const signUpOf = (request: SignUpRequest, language: Language): Registration => ({
  lastName: '',
  middleName: '',
  firstName: '',
  tel: '',
  mail: normalizeMailAddress(request.mail),
  zipcode: '',
  prefId: language === 'en' ? OVERSEAS : 0,
  province: '',
  shiku: '',
  address: '',
  building: '',
  language,
  introductionCode: codeOf(request.referralCode),
});

export interface SignUpCalls {
  /** Registers with mail and password alone, and opens the session. Specific to this project. */
  'POST /api/user/sign_up': { request: SignUpRequest; answer: Done };
}
