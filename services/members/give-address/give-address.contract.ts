import type { Done } from '../../platform/http/requests/wire.contract.js';
import { PersonRules } from '../wire/person.contract.js';

/** The name and address that parcels go to. */
export class GiveAddressRequest {
  @PersonRules.lastName
  lastName!: string;

  @PersonRules.middleName
  middleName?: string | null;

  @PersonRules.firstName
  firstName!: string;

  @PersonRules.tel
  tel!: string;

  @PersonRules.zipcode
  zipcode?: string | null;

  @PersonRules.province
  province?: string | null;

  @PersonRules.pref_id
  pref_id!: string | number;

  @PersonRules.shiku
  shiku!: string;

  @PersonRules.address
  address!: string;

  @PersonRules.building
  building?: string | null;
}

export interface GiveAddressCalls {
  /** Saves name, address and phone number once, for a member who registered without; specific to this project. */
  'POST /api/user/address': { request: GiveAddressRequest; answer: Done };
}
