import type { Language } from '../../kernel/languages.js';
import { normalizeMailAddress } from '../../kernel/mail-address.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import type { Registration } from '../streams/registration.js';
import { PersonRules, personOf } from '../wire/person.contract.js';
import { codeOf, SignUpRequest } from './sign-up.contract.js';

/** The registration form, sent to `/user/confirm` and `/user/append`. */
export class RegisterMemberRequest extends SignUpRequest {
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

/** Converts the form to its stored form. */
export const registrationOf = (request: RegisterMemberRequest, language: Language): Registration => ({
  ...personOf(request),
  mail: normalizeMailAddress(request.mail),
  language,
  introductionCode: codeOf(request.referralCode),
});

export interface RegisterMemberCalls {
  /** Checks a registration and writes nothing. */
  'POST /api/user/confirm': { request: RegisterMemberRequest; answer: Done };
  /** Registers a member and opens their session. */
  'POST /api/user/append': { request: RegisterMemberRequest; answer: Done };
}
