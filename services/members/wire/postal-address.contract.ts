import { parsePhoneNumber } from '../../kernel/phone-number.js';
import { toShownText } from '../../kernel/visible-text.js';
import { says } from '../../platform/http/contract.js';
import type { PostalAddressDetails } from '../streams/registration.js';
import { isText, Must } from './must.js';
import { isPrefectureId } from './prefectures.shared.js';

const LINE = 100;
const OVERSEAS_ZIPCODE = 10;
/** Stands for every prefecture that is none of Japan's. */
export const OVERSEAS = 99;
const IN_JAPAN = '日本';

/** The fields of an address, as requests have them. */
export interface AddressFields {
  readonly zipcode?: string | null;
  /** JIS X 0401, or 99 overseas. */
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

/** Seven digits; overseas, whatever is short. */
export const isZipcode = (value: unknown, request: AddressFields): boolean =>
  isOverseas(request) ? isText(value, 0, OVERSEAS_ZIPCODE) : matches(value, /^[0-9]{7}$/);

/** A number of Japan; overseas of any country, with its code. */
export const isTel = (value: unknown, request: AddressFields): boolean =>
  parsePhoneNumber(value, isOverseas(request)) !== null;

/** The number as the shop keeps it, of a request whose number `isTel` takes. */
export const telOf = (tel: string, request: Pick<AddressFields, 'pref_id'>): string =>
  parsePhoneNumber(tel, isOverseas(request))!.tel;

/** As a number, or as forms send it. */
export const isPrefecture = (value: unknown): boolean =>
  (typeof value === 'number' || matches(value, /^[0-9]{1,2}$/)) && isPrefectureId(Number(value));

/** The country, which an address overseas has. */
export const isCountry = (value: unknown, request: AddressFields): boolean =>
  isText(value, isOverseas(request) ? 1 : 0, LINE);

/** The city, or the street. */
export const isAddressLine = (value: unknown): boolean => isText(value, 1, LINE);

export const isBuilding = (value: unknown): boolean => isText(value, 0, LINE);

/** The rules of an address's fields, as operators are told them. */
export const AddressRules = {
  zipcode: Must(
    isZipcode,
    says(
      '郵便番号はハイフンなしの半角数字7桁で入力してください（海外は10文字以内）。',
      'Enter the zip code in 7 digits without a hyphen; overseas, in up to 10 characters.',
    ),
  ),
  pref_id: Must(isPrefecture, says('都道府県を選択してください。', 'Select the prefecture.')),
  province: Must(
    isCountry,
    says('国名を100文字以内で入力してください。', 'Enter the country in up to 100 characters.'),
  ),
  shiku: Must(
    isAddressLine,
    says('市区町村を100文字以内で入力してください。', 'Enter the city in up to 100 characters.'),
  ),
  address: Must(
    isAddressLine,
    says('番地を100文字以内で入力してください。', 'Enter the street address in up to 100 characters.'),
  ),
  building: Must(
    isBuilding,
    says('建物名は100文字以内で入力してください。', 'Enter the building in up to 100 characters, or leave it empty.'),
  ),
};

const shown = (value: string | null | undefined): string => toShownText(value ?? '');

/** The address as the shop keeps it. */
export const postalAddressOf = (request: AddressFields): PostalAddressDetails => ({
  zipcode: shown(request.zipcode),
  prefId: Number(request.pref_id),
  province: shown(request.province) || (isOverseas(request) ? '' : IN_JAPAN),
  shiku: shown(request.shiku),
  address: shown(request.address),
  building: shown(request.building),
});
