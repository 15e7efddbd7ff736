import { toShownText } from '../../kernel/visible-text.js';
import { AddressRules, isTel, isText, Must, postalAddressOf, telOf } from '../../members/index.js';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { parseRequest, withMessage } from '../../platform/http/requests/contract.js';
import type { NewAddress } from '../rows/parcels.rows.js';

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/** The address of a parcel, by the rules of a member's address. Without a name or a phone number, the old ones stay. */
export class AddressRequest extends CommandRequest {
  @Must(
    (value) => isAbsent(value) || isText(value, 1, 100),
    withMessage(
      'お届け先の氏名を100文字以内で入力してください。',
      'Enter the recipient’s name in up to 100 characters.',
    ),
  )
  name?: string | null;

  @Must<AddressRequest>(
    (value, request) => isAbsent(value) || isTel(value, request),
    withMessage(
      '電話番号は「09012345678」のように、海外の番号は国番号から入力してください。',
      'Enter the phone number, like 09012345678; overseas with the country code.',
    ),
  )
  tel?: string | null;

  @AddressRules.zipcode
  zipcode?: string | null;

  @AddressRules.pref_id
  pref_id!: string | number;

  @AddressRules.province
  province?: string | null;

  @AddressRules.shiku
  shiku!: string;

  @AddressRules.address
  address!: string;

  @AddressRules.building
  building?: string | null;
}

/** Converts the address to its stored form. */
export const newAddressOf = (request: AddressRequest): NewAddress => ({
  ...(request.name && { name: toShownText(request.name) }),
  ...(request.tel && { tel: telOf(request.tel, request) }),
  ...postalAddressOf(request),
});

const FIELDS = ['name', 'tel', 'zipcode', 'pref_id', 'province', 'shiku', 'address', 'building'] as const;

/** Returns the new address; undefined if the request has none. @throws RefusedError 400 for half an address */
export const parseAddress = (
  request: CommandRequest & { readonly [Field in (typeof FIELDS)[number]]?: unknown },
): NewAddress | undefined =>
  FIELDS.some((field) => request[field] !== undefined && request[field] !== null)
    ? newAddressOf(parseRequest(AddressRequest, request))
    : undefined;
