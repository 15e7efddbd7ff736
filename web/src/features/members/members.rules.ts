import type { Language } from '../../i18n/i18n';

/** What a visitor fills in to become a member; the names are the wire's. */
export interface Registration {
  readonly lastName: string;
  readonly middleName: string;
  readonly firstName: string;
  readonly tel: string;
  readonly mail: string;
  readonly zipcode: string;
  readonly province: string;
  readonly pref_id: string;
  readonly shiku: string;
  readonly address: string;
  readonly building: string;
  readonly pass: string;
  readonly confirmPass: string;
  readonly referralCode: string;
}

const OVERSEAS = '99';
const JAPAN = '日本';

export const emptyRegistration = (language: Language): Registration => ({
  lastName: '',
  middleName: '',
  firstName: '',
  tel: '',
  mail: '',
  zipcode: '',
  province: language === 'ja' ? JAPAN : '',
  pref_id: '',
  shiku: '',
  address: '',
  building: '',
  pass: '',
  confirmPass: '',
  referralCode: '',
});

/** What is sent: outside the Japanese mode the prefecture is always overseas, within it there is no middle name. */
export const registrationToSend = (draft: Registration, language: Language): Registration =>
  language === 'ja' ? { ...draft, middleName: '' } : { ...draft, pref_id: OVERSEAS };

/** Whether an address can be looked up: seven digits without hyphen, in the Japanese mode. */
export const isZipcodeToLookUp = (zipcode: string, language: Language): boolean =>
  language === 'ja' && /^\d{7}$/.test(zipcode);

interface Named {
  readonly lastName: string;
  readonly middleName: string;
  readonly firstName: string;
}

/** A name in the order of the language. */
export const fullName = ({ lastName, middleName, firstName }: Named, language: Language): string =>
  (language === 'ja' ? [lastName, firstName] : [firstName, middleName, lastName]).filter(Boolean).join(' ');

/** A password as the confirmation page shows it. */
export const maskPassword = (pass: string): string => '•'.repeat(pass.length);

/** How far the month's payments are on the way to the next rank, 0 to 1. */
export const rankProgress = (paidYen: number, neededYen: number): number =>
  neededYen > 0 ? Math.min(1, paidYen / neededYen) : 1;
