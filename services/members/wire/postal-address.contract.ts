import { parsePhoneNumber } from '../../kernel/phone-number.js';
import { toShownText } from '../../kernel/visible-text.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { PostalAddressDetails } from '../streams/registration.js';
import { isText, Must } from './must.js';
import { isPrefectureId } from './prefectures.shared.js';

const LINE = 100;
const OVERSEAS_ZIPCODE = 10;
/** The id for every address outside Japan. */
export const OVERSEAS = 99;
const IN_JAPAN = '日本';

/** The address fields of requests. */
export interface AddressFields {
  readonly zipcode?: string | null;
  /** The prefecture (JIS X 0401), or 99 overseas. */
  readonly pref_id: string | number;
  /** The country. */
  readonly province?: string | null;
  /** The city. */
  readonly shiku: string;
  readonly address: string;
  readonly building?: string | null;
}

export const isOverseas = ({ pref_id }: Pick<AddressFields, 'pref_id'>): boolean => Number(pref_id) === OVERSEAS;

const matches = (value: unknown, pattern: RegExp): boolean => typeof value === 'string' && pattern.test(value);

/** Returns true for seven digits, or overseas for any short text. */
export const isZipcode = (value: unknown, request: AddressFields): boolean =>
  isOverseas(request) ? isText(value, 0, OVERSEAS_ZIPCODE) : matches(value, /^[0-9]{7}$/);

/** Returns true for a Japanese phone number, or overseas for one of any country with its code. */
export const isTel = (value: unknown, request: AddressFields): boolean =>
  parsePhoneNumber(value, isOverseas(request)) !== null;

/** Converts a number that `isTel` accepts to its stored form. */
export const telOf = (tel: string, request: Pick<AddressFields, 'pref_id'>): string =>
  parsePhoneNumber(tel, isOverseas(request))!.tel;

/** Returns true for a prefecture's id, as a number or as text from a form. */
export const isPrefecture = (value: unknown): boolean =>
  (typeof value === 'number' || matches(value, /^[0-9]{1,2}$/)) && isPrefectureId(Number(value));

/** Returns true for a valid country, which an address overseas requires. */
export const isCountry = (value: unknown, request: AddressFields): boolean =>
  isText(value, isOverseas(request) ? 1 : 0, LINE);

/** Returns true for a valid city or street. */
export const isAddressLine = (value: unknown): boolean => isText(value, 1, LINE);

export const isBuilding = (value: unknown): boolean => isText(value, 0, LINE);

/** The rules of the address fields, with messages for operators. */
export const AddressRules = {
  zipcode: Must(
    isZipcode,
    withMessage(
      '郵便番号はハイフンなしの半角数字7桁で入力してください（海外は10文字以内）。',
      'Enter the zip code in 7 digits without a hyphen; overseas, in up to 10 characters.',
    ),
  ),
  pref_id: Must(isPrefecture, withMessage('都道府県を選択してください。', 'Select the prefecture.')),
  province: Must(
    isCountry,
    withMessage('国名を100文字以内で入力してください。', 'Enter the country in up to 100 characters.'),
  ),
  shiku: Must(
    isAddressLine,
    withMessage('市区町村を100文字以内で入力してください。', 'Enter the city in up to 100 characters.'),
  ),
  address: Must(
    isAddressLine,
    withMessage('番地を100文字以内で入力してください。', 'Enter the street address in up to 100 characters.'),
  ),
  building: Must(
    isBuilding,
    withMessage(
      '建物名は100文字以内で入力してください。',
      'Enter the building in up to 100 characters, or leave it empty.',
    ),
  ),
};

const shown = (value: string | null | undefined): string => toShownText(value ?? '');

/** Converts the address to its stored form. */
export const postalAddressOf = (request: AddressFields): PostalAddressDetails => ({
  zipcode: shown(request.zipcode),
  prefId: Number(request.pref_id),
  province: shown(request.province) || (isOverseas(request) ? '' : IN_JAPAN),
  shiku: shown(request.shiku),
  address: shown(request.address),
  building: shown(request.building),
});
