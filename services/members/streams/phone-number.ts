import type { Refusal } from '../../kernel/decision.js';

/** A number as it was typed, and whose it is. */
export interface TypedNumber {
  /** Digits. */
  readonly tel: string;
  /** The member lives overseas: numbers begin with the country code. */
  readonly isOverseas: boolean;
  /** The request comes from English mode, where phones of some other countries are taken as well. */
  readonly isEnglish: boolean;
}

/** A phone that gets text messages. */
export interface PhoneNumber {
  /** As members of the country write it, in digits. */
  readonly tel: string;
  /** E.164. */
  readonly number: string;
}

export type NumberRefused = Refusal<'NoMobileNumber' | 'CountryNotServed'>;

const JAPANESE_MOBILE = /^0([789]0\d{8})$/;
const JAPANESE_MOBILE_ABROAD = /^81([789]0\d{8})$/;
/** With its country code (E.164). */
const ABROAD = /^[1-9]\d{7,14}$/;

/**
 * The one form that tells phones apart (E.164), of phones that the shop sends messages to: Japanese mobiles, and in English
 * mode those of some countries.
 *
 * @param countryCodes those besides 81
 */
export const phoneNumberOf = (
  { tel, isOverseas, isEnglish }: TypedNumber,
  countryCodes: readonly string[],
): PhoneNumber | { readonly refusal: NumberRefused } => {
  const digits = tel.replace(/^\+/, '');
  const mobile = JAPANESE_MOBILE.exec(tel) ?? JAPANESE_MOBILE_ABROAD.exec(digits);
  if (mobile) return { tel: isOverseas ? digits : `0${mobile[1]}`, number: `+81${mobile[1]}` };
  if (!isOverseas || !ABROAD.test(digits) || digits.startsWith('81')) return { refusal: { code: 'NoMobileNumber' } };
  if (!isEnglish || !countryCodes.some((code) => digits.startsWith(code)))
    return { refusal: { code: 'CountryNotServed' } };
  return { tel: digits, number: `+${digits}` };
};
