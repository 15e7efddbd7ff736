import type { Done } from '../../platform/http/wire.contract.js';
import { PersonRules } from '../wire/person.contract.js';

/** Who a parcel goes to, and where. */
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
  /** Tells once who and where the member is, whose registration did not; this project's own. */
  'POST /api/user/address': { request: GiveAddressRequest; answer: Done };
}
