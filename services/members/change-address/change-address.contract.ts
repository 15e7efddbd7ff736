import { says } from '../../platform/http/contract.js';
import { isText, Must } from '../must.js';
import { isPrefectureId } from '../prefectures.shared.js';
import type { PostalAddressGiven } from '../registration.js';
import { IdentityCheckedRequest } from '../wire/identity-checked.contract.js';

const LINE = 100;
const OVERSEAS = 99;
const IN_JAPAN = '日本';

const isOverseas = (request: ChangeAddressRequest): boolean => request.pref_id === OVERSEAS;

/** `POST /admin-api/members/{id}/change-address`: the whole address, as on the registration form. */
export class ChangeAddressRequest extends IdentityCheckedRequest {
  @Must<ChangeAddressRequest>(
    (value, request) =>
      isOverseas(request) ? isText(value, 0, 10) : typeof value === 'string' && /^[0-9]{7}$/.test(value),
    says(
      '郵便番号はハイフンなしの半角数字7桁で入力してください(海外は10文字以内)。',
      'Enter the zip code in 7 digits without a hyphen; overseas, in up to 10 characters.',
    ),
  )
  zipcode?: string | null;

  /** JIS X 0401, or 99 overseas. */
  @Must(
    (value) => typeof value === 'number' && isPrefectureId(value),
    says('都道府県を選択してください。', 'Select the prefecture.'),
  )
  pref_id!: number;

  /** The country. */
  @Must<ChangeAddressRequest>(
    (value, request) => isText(value, isOverseas(request) ? 1 : 0, LINE),
    says('国名を100文字以内で入力してください。', 'Enter the country in up to 100 characters.'),
  )
  province?: string | null;

  /** The city. */
  @Must(
    (value) => isText(value, 1, LINE),
    says('市区町村を100文字以内で入力してください。', 'Enter the city in up to 100 characters.'),
  )
  shiku!: string;

  @Must(
    (value) => isText(value, 1, LINE),
    says('番地を100文字以内で入力してください。', 'Enter the street address in up to 100 characters.'),
  )
  address!: string;

  @Must(
    (value) => isText(value, 0, LINE),
    says('建物名は100文字以内で入力してください。', 'Enter the building in up to 100 characters, or leave it empty.'),
  )
  building?: string | null;
}

const trimmed = (value: string | null | undefined): string => value?.trim() ?? '';

/** The address as the shop keeps it. */
export const addressOf = (request: ChangeAddressRequest): PostalAddressGiven => ({
  zipcode: trimmed(request.zipcode),
  prefId: request.pref_id,
  province: trimmed(request.province) || (isOverseas(request) ? '' : IN_JAPAN),
  shiku: trimmed(request.shiku),
  address: trimmed(request.address),
  building: trimmed(request.building),
});
