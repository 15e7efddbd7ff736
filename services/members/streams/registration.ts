import type { Language } from '../../kernel/languages.js';

/** A postal address; '' for an empty field. */
export interface PostalAddressDetails {
  readonly zipcode: string;
  /** The prefecture (JIS X 0401), or 99 overseas. */
  readonly prefId: number;
  /** The country. */
  readonly province: string;
  readonly shiku: string;
  readonly address: string;
  readonly building: string;
}

/** The name, address and phone number of a person; '' for an empty field. */
export interface PersonDetails extends PostalAddressDetails {
  readonly lastName: string;
  readonly middleName: string;
  readonly firstName: string;
  /** The number in digits only. */
  readonly tel: string;
}

/** The data of a registration. Personal data is complete or entirely absent. */
export interface Registration extends PersonDetails {
  readonly mail: string;
  /** The language of mails until the member chooses another. */
  readonly language: Language;
  readonly introductionCode: string | null;
}

/** Returns true when a parcel can be sent: every address has a street, a name and a phone number. */
export const canBeSentTo = ({ address }: Pick<PostalAddressDetails, 'address'>): boolean => address !== '';

/** The data about other members that decides a registration. */
export interface RegistrationFacts {
  /** True when another member has the address, regardless of case. */
  readonly mailTaken: boolean;
  /** True when the typed code belongs to no member. */
  readonly referralCodeUnknown: boolean;
  /** True when the code is the sender's own. */
  readonly referralCodeOwn: boolean;
  /** True when the code's owner has brought the maximum number of friends. */
  readonly referralPlacesTaken: boolean;
}
