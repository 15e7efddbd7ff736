import { IsInt } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import { IdentityCheckedRequest } from '../wire/identity-checked.contract.js';
import type { MemberResource } from '../wire/member.contract.js';
import { type AddressFields, AddressRules } from '../wire/postal-address.contract.js';

/** `POST /admin-api/members/{id}/change-address`: the whole address, as on the registration form. */
export class ChangeAddressRequest extends IdentityCheckedRequest implements AddressFields {
  @AddressRules.zipcode
  zipcode?: string | null;

  @AddressRules.pref_id
  @IsInt(withMessage('都道府県を選択してください。', 'Select the prefecture.'))
  pref_id!: number;

  @AddressRules.province
  province?: string | null;

  @AddressRules.shiku
  shiku!: string;

  @AddressRules.address
  address!: string;

  @AddressRules.building
  building?: string | null;
}

export interface ChangeAddressCalls {
  /** Changes the postal address and the phone number. */
  'POST /admin-api/members/{id}/change-address': { request: ChangeAddressRequest; answer: MemberResource };
}
