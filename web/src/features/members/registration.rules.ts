import type { ZipcodeAddress } from '../../../../services/members/find-address/find-address.contract.js';
import type { RegisterMemberRequest } from '../../../../services/members/register-member/register-member.contract.js';
import type { FieldErrors } from '../../api/response';
import type { Language } from '../../i18n/i18n';

/** Values of the registration form. */
export type Registration = Readonly<Record<Exclude<keyof RegisterMemberRequest, 'next'>, string>>;

export type RegistrationField = keyof Registration;

const OVERSEAS = '99';
const JAPAN = '日本';

const proposedCountryOf = (language: Language): string => (language === 'ja' ? JAPAN : '');

export const createEmptyRegistration = (language: Language): Registration => ({
  lastName: '',
  middleName: '',
  firstName: '',
  tel: '',
  mail: '',
  zipcode: '',
  province: proposedCountryOf(language),
  pref_id: '',
  shiku: '',
  address: '',
  building: '',
  pass: '',
  confirmPass: '',
  referralCode: '',
});

/** Returns the country after a change of the language. A proposed country is replaced, a typed one stays. */
export const computeCountryAfterSwitch = (province: string, language: Language): string =>
  province === JAPAN || province === '' ? proposedCountryOf(language) : province;

/** Returns the fields of the form by section, in the order of the language. */
export const sectionsOf = (language: Language) => {
  const isJapanese = language === 'ja';
  const sections: { title: 'person' | 'home' | 'contact' | 'logInData' | 'referral'; fields: RegistrationField[] }[] = [
    { title: 'person', fields: isJapanese ? ['lastName', 'firstName'] : ['firstName', 'middleName', 'lastName'] },
    {
      title: 'home',
      fields: ['zipcode', ...(isJapanese ? ['pref_id' as const] : []), 'province', 'shiku', 'address', 'building'],
    },
    { title: 'contact', fields: ['tel', 'mail'] },
    { title: 'logInData', fields: ['pass', 'confirmPass'] },
    { title: 'referral', fields: ['referralCode'] },
  ];
  return sections;
};

/** History state of the result page after the short registration. */
export const SHORT_WAY = 'short-way';

/** Returns the sections of a shipping address: person, home and contact, without the mail address. */
export const addressSectionsOf = (language: Language) =>
  sectionsOf(language)
    .filter(({ title }) => ['person', 'home', 'contact'].includes(title))
    .map(({ title, fields }) => ({ title, fields: fields.filter((field) => field !== 'mail') }));

/** Returns true if the shop accepts the form without this field. */
export const isOptional = (field: RegistrationField, language: Language): boolean =>
  ['middleName', 'building', 'referralCode', language === 'ja' ? 'province' : 'zipcode'].includes(field);

/** Returns the values to send: overseas as the prefecture outside the Japanese mode, no middle name within it. */
export const normalizeRegistration = (typed: Registration, language: Language): Registration =>
  language === 'ja' ? { ...typed, middleName: '' } : { ...typed, pref_id: OVERSEAS };

/** Returns true for a zip code that can be looked up: seven digits in the Japanese mode. */
export const isZipcodeToLookUp = (zipcode: string, language: Language): boolean =>
  language === 'ja' && /^\d{7}$/.test(zipcode);

/** Address of a zip code, in the form's fields. */
export interface Place extends Pick<Registration, 'pref_id' | 'shiku'> {
  /** municipality without the town */
  readonly city: string;
}

/** Returns the distinct places of a zip code. */
export const placesOf = (addresses: readonly ZipcodeAddress[]): readonly Place[] => {
  const places = addresses.map(({ prefcode, address2, address3 }) => ({
    pref_id: String(Number(prefcode)),
    shiku: address2 + address3,
    city: address2,
  }));
  return [...new Map(places.map((place) => [`${place.pref_id} ${place.shiku}`, place])).values()];
};

/** Returns the parts that all addresses of a zip code share, to fill in before one is chosen; '' where they differ. */
export const sharedPlaceOf = (places: readonly Place[]): Place => {
  const [first, ...others] = places;
  if (!first || others.length === 0) return first ?? { pref_id: '', shiku: '', city: '' };
  const shared = (field: 'pref_id' | 'city') =>
    others.every((place) => place[field] === first[field]) ? first[field] : '';
  return { pref_id: shared('pref_id'), shiku: shared('city'), city: shared('city') };
};

const toHalfWidth = (text: string): string =>
  text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)).trim();

const SEPARATORS = /[\s+().（）〒‐-―−ーｰ－-]/g;

/** Normalizes a phone number to half-width digits without separators. */
export const normalizeTel = (tel: string): string => toHalfWidth(tel).replace(SEPARATORS, '');

/** Normalizes a zip code. Codes of other countries keep their letters and hyphens. */
export const normalizeZipcode = (zipcode: string, language: Language): string =>
  language === 'ja' ? toHalfWidth(zipcode).replace(SEPARATORS, '') : toHalfWidth(zipcode);

export interface Refusal {
  /** undefined for a field that the form does not have */
  readonly field: RegistrationField | undefined;
  readonly message: string;
}

/** Field names of the API that differ from those of the form. */
const FIELD_OF: Record<string, RegistrationField> = { referral_code: 'referralCode' };

/** Returns the first message of each refused field, in the order of the form; messages without a field come last. */
export const refusalsOf = (errors: FieldErrors, language: Language): Refusal[] => {
  const order = sectionsOf(language).flatMap(({ fields }) => fields);
  const refusals = Object.entries(errors).map(([key, [message = '']]) => ({
    field: order.find((field) => field === (FIELD_OF[key] ?? key)),
    message,
  }));
  const place = ({ field }: Refusal) => (field ? order.indexOf(field) : order.length);
  return refusals.sort((a, b) => place(a) - place(b));
};

/** Masks a password for the confirmation page. */
export const maskPassword = (pass: string): string => '•'.repeat(pass.length);
