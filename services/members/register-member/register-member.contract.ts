import { Allow } from 'class-validator';
import type { Language } from '../../kernel/languages.js';
import { says } from '../../platform/http/contract.js';
import type { Done } from '../../platform/http/wire.contract.js';
import type { Registration } from '../streams/registration.js';
import { isFilled, isMailAddress, isText, Must } from '../wire/must.js';
import { NewPasswordRules } from '../wire/password.contract.js';
import {
  isAddressLine,
  isBuilding,
  isCountry,
  isOverseas,
  isPrefecture,
  isTel,
  isZipcode,
  postalAddressOf,
} from '../wire/postal-address.contract.js';

const NAME = 50;

/** What the registration form sends, to `/user/confirm` and to `/user/append`. The lower rule of a field is asked first. */
export class RegisterMemberRequest extends NewPasswordRules {
  /** What is asked as `referralCode` is told of as `referral_code`. */
  static override readonly toldUnder = { ...NewPasswordRules.toldUnder, referralCode: 'referral_code' };

  @Must(
    (value) => isText(value, 1, NAME),
    says('姓を50文字以内で入力してください。', 'Enter your last name in up to 50 characters.'),
  )
  @Must(isFilled, says('姓を入力してください。', 'Enter your last name.'))
  lastName!: string;

  @Must(
    (value) => isText(value, 0, NAME),
    says(
      'ミドルネームは50文字以内で入力してください。',
      'Enter your middle name in up to 50 characters, or leave it empty.',
    ),
  )
  middleName?: string | null;

  @Must(
    (value) => isText(value, 1, NAME),
    says('名を50文字以内で入力してください。', 'Enter your first name in up to 50 characters.'),
  )
  @Must(isFilled, says('名を入力してください。', 'Enter your first name.'))
  firstName!: string;

  @Must<RegisterMemberRequest>(
    (value, request) => isOverseas(request) || isTel(value, request),
    says(
      '電話番号はハイフンなしの半角数字10桁または11桁で入力してください。',
      'Enter your phone number in 10 or 11 digits, without hyphens.',
    ),
  )
  @Must<RegisterMemberRequest>(
    (value, request) => !isOverseas(request) || isTel(value, request),
    says(
      '電話番号はハイフンなしの半角数字10桁から15桁で、国番号から入力してください。',
      'Enter your phone number in 10 to 15 digits, with the country code and without hyphens.',
    ),
  )
  @Must(isFilled, says('電話番号を入力してください。', 'Enter your phone number.'))
  tel!: string;

  @Must(
    isMailAddress,
    says(
      'メールアドレスを半角で正しく入力してください。',
      'Enter your email address, like name@example.com, in up to 255 characters.',
    ),
  )
  @Must(isFilled, says('メールアドレスを入力してください。', 'Enter your email address.'))
  mail!: string;

  @Must<RegisterMemberRequest>(
    (value, request) => isOverseas(request) || isZipcode(value, request),
    says(
      '郵便番号はハイフンなしの半角数字7桁で入力してください。',
      'Enter your zip code in 7 digits, without a hyphen.',
    ),
  )
  @Must<RegisterMemberRequest>(
    (value, request) => !isOverseas(request) || isZipcode(value, request),
    says('郵便番号は10文字以内で入力してください。', 'Enter your zip code in up to 10 characters.'),
  )
  @Must<RegisterMemberRequest>(
    (value, request) => isOverseas(request) || isFilled(value),
    says('郵便番号を入力してください。', 'Enter your zip code.'),
  )
  zipcode?: string | null;

  @Must<RegisterMemberRequest>(
    isCountry,
    says('国名を100文字以内で入力してください。', 'Enter your country in up to 100 characters.'),
  )
  @Must<RegisterMemberRequest>(
    (value, request) => !isOverseas(request) || isFilled(value),
    says('国名を入力してください。', 'Enter your country.'),
  )
  province?: string | null;

  @Must(isPrefecture, says('都道府県を選択してください。', 'Select your prefecture.'))
  pref_id!: string | number;

  @Must(isAddressLine, says('市区町村を100文字以内で入力してください。', 'Enter your city in up to 100 characters.'))
  @Must(isFilled, says('市区町村を入力してください。', 'Enter your city.'))
  shiku!: string;

  @Must(
    isAddressLine,
    says('番地を100文字以内で入力してください。', 'Enter your street address in up to 100 characters.'),
  )
  @Must(isFilled, says('番地を入力してください。', 'Enter your street address.'))
  address!: string;

  @Must(
    isBuilding,
    says('建物名は100文字以内で入力してください。', 'Enter the building in up to 100 characters, or leave it empty.'),
  )
  building?: string | null;

  @Allow()
  referralCode?: unknown;
}

const trimmed = (value: string | null | undefined): string => value?.trim() ?? '';

/** What is no text names no member's code, and is refused as such. */
const codeOf = (value: unknown): string | null => {
  const text =
    typeof value === 'string' ? value.trim() : value === undefined || value === null ? '' : JSON.stringify(value);
  return text === '' ? null : text.toUpperCase();
};

/** The form as the shop keeps it. */
export const registrationOf = (request: RegisterMemberRequest, language: Language): Registration => ({
  lastName: trimmed(request.lastName),
  middleName: trimmed(request.middleName),
  firstName: trimmed(request.firstName),
  tel: request.tel,
  mail: trimmed(request.mail),
  ...postalAddressOf(request),
  language,
  referralCodeGiven: codeOf(request.referralCode),
});

export interface RegisterMemberCalls {
  /** Looks at a registration and writes nothing. */
  'POST /api/user/confirm': { request: RegisterMemberRequest; answer: Done };
  /** Registers; the session is the new member's. */
  'POST /api/user/append': { request: RegisterMemberRequest; answer: Done };
}
