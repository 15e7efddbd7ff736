import { isPrefectureId, isText, Must } from '../../members/index.js';
import { parseRequest, says } from '../../platform/http/contract.js';
import { ParcelCommandRequest } from '../parcel-command.contract.js';
import type { NewAddress } from '../parcel-rows.js';
import { OVERSEAS } from '../prefecture-name.js';

const IN_JAPAN = '日本';

const isOverseas = ({ pref_id }: AddressRequest): boolean => Number(pref_id) === OVERSEAS;

const matches = (value: unknown, pattern: RegExp): boolean => typeof value === 'string' && pattern.test(value);

/** Where a parcel is to go, as a member's own address is written; without a name or a phone number, those stay. */
export class AddressRequest extends ParcelCommandRequest {
  @Must(
    (value) => value === undefined || value === null || isText(value, 1, 100),
    says('お届け先の氏名を100文字以内で入力してください。', 'Enter the recipient’s name in up to 100 characters.'),
  )
  name?: string | null;

  @Must<AddressRequest>(
    (value, request) =>
      value === undefined ||
      value === null ||
      matches(value, isOverseas(request) ? /^[0-9]{10,15}$/ : /^[0-9]{10,11}$/),
    says(
      '電話番号はハイフンなしの半角数字10桁または11桁（海外は国番号から15桁以内）で入力してください。',
      'Enter the phone number in 10 or 11 digits without hyphens; overseas up to 15, with the country code.',
    ),
  )
  tel?: string | null;

  @Must<AddressRequest>(
    (value, request) => (isOverseas(request) ? isText(value, 0, 10) : matches(value, /^[0-9]{7}$/)),
    says(
      '郵便番号はハイフンなしの半角数字7桁（海外は10文字以内）で入力してください。',
      'Enter the zip code in 7 digits without a hyphen; overseas in up to 10 characters.',
    ),
  )
  zipcode?: string | null;

  @Must(
    (value) => (typeof value === 'number' || matches(value, /^[0-9]{1,2}$/)) && isPrefectureId(Number(value)),
    says('都道府県を選択してください。', 'Select the prefecture.'),
  )
  pref_id!: string | number;

  @Must<AddressRequest>(
    (value, request) => isText(value, isOverseas(request) ? 1 : 0, 100),
    says('国名を100文字以内で入力してください。', 'Enter the country in up to 100 characters.'),
  )
  province?: string | null;

  @Must(
    (value) => isText(value, 1, 100),
    says('市区町村を100文字以内で入力してください。', 'Enter the city in up to 100 characters.'),
  )
  shiku!: string;

  @Must(
    (value) => isText(value, 1, 100),
    says('番地を100文字以内で入力してください。', 'Enter the street address in up to 100 characters.'),
  )
  address!: string;

  @Must(
    (value) => isText(value, 0, 100),
    says('建物名は100文字以内で入力してください。', 'Enter the building in up to 100 characters, or leave it empty.'),
  )
  building?: string | null;
}

const trimmed = (value: string | null | undefined): string => value?.trim() ?? '';

/** The address as parcels keep it. */
export const newAddressOf = (request: AddressRequest): NewAddress => ({
  ...(request.name && { name: request.name.trim() }),
  ...(request.tel && { tel: request.tel }),
  zipcode: trimmed(request.zipcode),
  prefId: Number(request.pref_id),
  province: isOverseas(request) ? trimmed(request.province) : IN_JAPAN,
  shiku: request.shiku.trim(),
  address: request.address.trim(),
  building: trimmed(request.building),
});

const FIELDS = ['name', 'tel', 'zipcode', 'pref_id', 'province', 'shiku', 'address', 'building'] as const;

/** Where it goes now; undefined where the request names no part of an address. @throws RefusedError 400 for half of one */
export const addressIn = (
  request: { readonly [Field in (typeof FIELDS)[number]]?: unknown },
): NewAddress | undefined =>
  FIELDS.some((field) => request[field] !== undefined && request[field] !== null)
    ? newAddressOf(parseRequest(AddressRequest, request))
    : undefined;
