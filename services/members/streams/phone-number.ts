import type { Refusal } from '../../kernel/decision.js';
import { parsePhoneNumber } from '../../kernel/phone-number.js';

/** A number as it was typed, and whose it is. */
export interface TypedNumber {
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

/**
 * The one form that tells phones apart (E.164), of phones that the shop sends messages to: Japanese mobiles, and in English
 * mode those of some countries.
 *
 * @param countryCodes those besides 81
 */
export const phoneNumberOf = (
  { tel: typed, isOverseas, isEnglish }: TypedNumber,
  countryCodes: readonly string[],
): PhoneNumber | { readonly refusal: NumberRefused } => {
  const read = parsePhoneNumber(typed, isOverseas);
  if (read === null || (read.isJapanese && !read.isJapaneseMobile)) return { refusal: { code: 'NoMobileNumber' } };
  const { tel, number, isJapanese } = read;
  if (!isJapanese && !(isEnglish && countryCodes.some((code) => tel.startsWith(code))))
    return { refusal: { code: 'CountryNotServed' } };
  return { tel, number };
};
