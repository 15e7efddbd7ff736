import type { ZipcodeAddress } from '../../../../services/members/find-address/find-address.contract.js';
import type { RegisterMemberRequest } from '../../../../services/members/register-member/register-member.contract.js';
import type { FieldErrors } from '../../api/answer';
import type { Language } from '../../i18n/i18n';

/** What a visitor fills in to become a member. */
export type Registration = Readonly<Record<Exclude<keyof RegisterMemberRequest, 'next'>, string>>;

export type RegistrationField = keyof Registration;

const OVERSEAS = '99';
const JAPAN = '日本';

const proposedCountry = (language: Language): string => (language === 'ja' ? JAPAN : '');

export const emptyRegistration = (language: Language): Registration => ({
  lastName: '',
  middleName: '',
  firstName: '',
  tel: '',
  mail: '',
  zipcode: '',
  province: proposedCountry(language),
  pref_id: '',
  shiku: '',
  address: '',
  building: '',
  pass: '',
  confirmPass: '',
  referralCode: '',
});

/** The country after a switch of the language: what the form proposed gives way to its new proposal, what was typed stays. */
export const computeCountryAfterSwitch = (province: string, language: Language): string =>
  province === JAPAN || province === '' ? proposedCountry(language) : province;

/** The fields of the form, section by section, as a reader of the language expects them. */
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

/** What the page after a registration is told of one by mail and password alone. */
export const SHORT_WAY = 'short-way';

/** Who a parcel goes to, and where: those sections of the form, without the mail address, which a member has told. */
export const addressSectionsOf = (language: Language) =>
  sectionsOf(language)
    .filter(({ title }) => ['person', 'home', 'contact'].includes(title))
    .map(({ title, fields }) => ({ title, fields: fields.filter((field) => field !== 'mail') }));

/** Whether the shop takes the form without this field. */
export const isOptional = (field: RegistrationField, language: Language): boolean =>
  ['middleName', 'building', 'referralCode', language === 'ja' ? 'province' : 'zipcode'].includes(field);

/** What is sent: outside the Japanese mode the prefecture is always overseas, within it there is no middle name. */
export const normalizeRegistration = (typed: Registration, language: Language): Registration =>
  language === 'ja' ? { ...typed, middleName: '' } : { ...typed, pref_id: OVERSEAS };

/** Whether an address can be looked up: seven digits without hyphen, in the Japanese mode. */
export const isZipcodeToLookUp = (zipcode: string, language: Language): boolean =>
  language === 'ja' && /^\d{7}$/.test(zipcode);

/** An address that a zip code leads to, in the form's fields. */
export interface Place extends Pick<Registration, 'pref_id' | 'shiku'> {
  /** The municipality alone. */
  readonly city: string;
}

/** The places of a zip code, each once. */
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

const inHalfWidth = (text: string): string =>
  text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)).trim();

const SEPARATORS = /[\s+().（）〒‐-―−ーｰ－-]/g;

/** A phone number as the shop takes it: half-width digits, without what separates them. */
export const normalizeTel = (tel: string): string => inHalfWidth(tel).replace(SEPARATORS, '');

/** A zip code as the shop takes it; codes of other countries keep their letters and hyphens. */
export const normalizeZipcode = (zipcode: string, language: Language): string =>
  language === 'ja' ? inHalfWidth(zipcode).replace(SEPARATORS, '') : inHalfWidth(zipcode);

export interface Refusal {
  /** Undefined for what the form does not ask. */
  readonly field: RegistrationField | undefined;
  readonly message: string;
}

/** The wire's own names for two fields of the form. */
const FIELD_OF: Record<string, RegistrationField> = { referral_code: 'referralCode' };

/** The first message of every refused field, in the order of the form; what belongs to no field comes last. */
export const refusalsOf = (errors: FieldErrors, language: Language): Refusal[] => {
  const order = sectionsOf(language).flatMap(({ fields }) => fields);
  const refusals = Object.entries(errors).map(([key, [message = '']]) => ({
    field: order.find((field) => field === (FIELD_OF[key] ?? key)),
    message,
  }));
  const place = ({ field }: Refusal) => (field ? order.indexOf(field) : order.length);
  return refusals.sort((a, b) => place(a) - place(b));
};

/** A password as the confirmation page shows it. */
export const maskPassword = (pass: string): string => '•'.repeat(pass.length);
