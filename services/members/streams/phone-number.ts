import type { Refusal } from '../../kernel/decision.js';
import { parsePhoneNumber } from '../../kernel/phone-number.js';

/** A number as it was typed, with the context of the request. */
export interface TypedNumber {
  readonly tel: string;
  /** True for a member who lives overseas: numbers begin with the country code. */
  readonly isOverseas: boolean;
  /** True in English mode, where phones of some other countries are accepted as well. */
  readonly isEnglish: boolean;
}

/** A phone that can receive text messages. */
export interface PhoneNumber {
  /** The digits as usual in the country. */
  readonly tel: string;
  /** The number in E.164. */
  readonly number: string;
}

export type NumberRefused = Refusal<'NoMobileNumber' | 'CountryNotServed'>;

/**
 * Converts a typed number to its unique form (E.164). Accepts Japanese mobiles, and in English mode those of some other
 * countries.
 *
 * @param countryCodes the other countries' codes
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
