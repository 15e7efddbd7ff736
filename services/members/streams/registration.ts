import type { Language } from '../../kernel/languages.js';

/** Where a person lives; '' where there is nothing to tell. */
export interface PostalAddressDetails {
  readonly zipcode: string;
  /** JIS X 0401, or 99 overseas. */
  readonly prefId: number;
  /** The country. */
  readonly province: string;
  readonly shiku: string;
  readonly address: string;
  readonly building: string;
}

/** Who somebody is and where they live; '' where there is nothing to tell. */
export interface Person extends PostalAddressDetails {
  readonly lastName: string;
  readonly middleName: string;
  readonly firstName: string;
  /** Digits only. */
  readonly tel: string;
}

/** What a person tells to become a member: of themselves all or nothing. */
export interface Registration extends Person {
  readonly mail: string;
  /** The shop writes to them in it until they choose another. */
  readonly language: Language;
  readonly referralCodeGiven: string | null;
}

/** Whether a parcel can be sent to somebody: every address has a street, and comes with a name and a phone number. */
export const canBeSentTo = ({ address }: Pick<PostalAddressDetails, 'address'>): boolean => address !== '';

/** What other members have to do with a registration. */
export interface RegistrationFacts {
  /** Without regard to case. */
  readonly mailTaken: boolean;
  /** A code was given that is no member's. */
  readonly referralCodeUnknown: boolean;
  /** A code was given that is the member's own who sent the form. */
  readonly referralCodeOwn: boolean;
  /** A code was given of a member who has brought as many friends as they may. */
  readonly referralPlacesTaken: boolean;
}
