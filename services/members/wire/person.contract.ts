import { toShownText } from '../../kernel/visible-text.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { PersonDetails } from '../streams/registration.js';
import { isFilled, isText, Must } from './must.js';
import {
  type AddressFields,
  isAddressLine,
  isBuilding,
  isCountry,
  isOverseas,
  isPrefecture,
  isTel,
  isZipcode,
  postalAddressOf,
  telOf,
} from './postal-address.contract.js';

const NAME = 50;

/** Combines several rules of one field; the last runs first. */
const inTurn =
  (...rules: readonly PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    for (const rule of rules.toReversed()) rule(target, key);
  };

/** The rules of a person's fields, with messages for members. */
export const PersonRules = {
  lastName: inTurn(
    Must(
      (value) => isText(value, 1, NAME),
      withMessage('姓を50文字以内で入力してください。', 'Enter your last name in up to 50 characters.'),
    ),
    Must(isFilled, withMessage('姓を入力してください。', 'Enter your last name.')),
  ),
  middleName: inTurn(
    Must(
      (value) => isText(value, 0, NAME),
      withMessage(
        'ミドルネームは50文字以内で入力してください。',
        'Enter your middle name in up to 50 characters, or leave it empty.',
      ),
    ),
  ),
  firstName: inTurn(
    Must(
      (value) => isText(value, 1, NAME),
      withMessage('名を50文字以内で入力してください。', 'Enter your first name in up to 50 characters.'),
    ),
    Must(isFilled, withMessage('名を入力してください。', 'Enter your first name.')),
  ),
  tel: inTurn(
    Must<AddressFields>(
      (value, request) => isOverseas(request) || isTel(value, request),
      withMessage(
        '電話番号は、携帯電話なら11桁、固定電話なら10桁の数字で入力してください。',
        'Enter a phone number of Japan, like 09012345678: 11 digits of a mobile, 10 of another phone.',
      ),
    ),
    Must<AddressFields>(
      (value, request) => !isOverseas(request) || isTel(value, request),
      withMessage(
        '電話番号は「447700900123」のように国番号から入力してください。',
        'Enter your phone number with the country code, like 447700900123.',
      ),
    ),
    Must(isFilled, withMessage('電話番号を入力してください。', 'Enter your phone number.')),
  ),
  zipcode: inTurn(
    Must<AddressFields>(
      (value, request) => isOverseas(request) || isZipcode(value, request),
      withMessage(
        '郵便番号はハイフンなしの半角数字7桁で入力してください。',
        'Enter your zip code in 7 digits, without a hyphen.',
      ),
    ),
    Must<AddressFields>(
      (value, request) => !isOverseas(request) || isZipcode(value, request),
      withMessage('郵便番号は10文字以内で入力してください。', 'Enter your zip code in up to 10 characters.'),
    ),
    Must<AddressFields>(
      (value, request) => isOverseas(request) || isFilled(value),
      withMessage('郵便番号を入力してください。', 'Enter your zip code.'),
    ),
  ),
  province: inTurn(
    Must<AddressFields>(
      isCountry,
      withMessage('国名を100文字以内で入力してください。', 'Enter your country in up to 100 characters.'),
    ),
    Must<AddressFields>(
      (value, request) => !isOverseas(request) || isFilled(value),
      withMessage('国名を入力してください。', 'Enter your country.'),
    ),
  ),
  pref_id: inTurn(Must(isPrefecture, withMessage('都道府県を選択してください。', 'Select your prefecture.'))),
  shiku: inTurn(
    Must(
      isAddressLine,
      withMessage('市区町村を100文字以内で入力してください。', 'Enter your city in up to 100 characters.'),
    ),
    Must(isFilled, withMessage('市区町村を入力してください。', 'Enter your city.')),
  ),
  address: inTurn(
    Must(
      isAddressLine,
      withMessage('番地を100文字以内で入力してください。', 'Enter your street address in up to 100 characters.'),
    ),
    Must(isFilled, withMessage('番地を入力してください。', 'Enter your street address.')),
  ),
  building: inTurn(
    Must(
      isBuilding,
      withMessage(
        '建物名は100文字以内で入力してください。',
        'Enter the building in up to 100 characters, or leave it empty.',
      ),
    ),
  ),
};

/** The fields of a person to whom something can be sent. */
export interface PersonFields extends AddressFields {
  readonly lastName: string;
  readonly middleName?: string | null;
  readonly firstName: string;
  readonly tel: string;
}

const shown = (value: string | null | undefined): string => toShownText(value ?? '');

/** Converts the fields to their stored form. */
export const personOf = (request: PersonFields): PersonDetails => ({
  lastName: shown(request.lastName),
  middleName: shown(request.middleName),
  firstName: shown(request.firstName),
  tel: telOf(request.tel, request),
  ...postalAddressOf(request),
});
