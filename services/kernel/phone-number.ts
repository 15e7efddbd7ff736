/** A parsed phone number. */
export interface ParsedPhone {
  /** Digits in the national form, or with the country code for members who live overseas. */
  readonly tel: string;
  /** The number in E.164, for comparison. */
  readonly number: string;
  readonly isJapanese: boolean;
  /** True for a Japanese number that can receive text messages. */
  readonly isJapaneseMobile: boolean;
}

/** Separators that people and address books put between digits, including marks of direction. */
const BETWEEN = /[\s\p{Pd}\p{Cf}\u2212\u30fc\uff70\u2043\u2027\u30fb\uff65~\u301c\uff5e().,/・·]/gu;
/** Mobile numbers begin with 060 to 090 (060 since 2026). 0800 is toll-free, and 020 belongs to machines. */
const MOBILE = /^0(?!800)[6-9]0\d{8}$/;
/** Landlines and services have ten digits. Mobiles, IP phones (050) and 0800 have eleven. */
const IN_JAPAN = /^0(?:[5-9]0\d{8}|[1-9][1-9]\d{7})$/;
const ABROAD = /^[1-9]\d{7,14}$/;
/** Mobile numbers without the leading 0, which spreadsheets and forms drop. */
const WITHOUT_ZERO = /^[6-9]0\d{8}$/;

/** Returns the digits, and true if they begin with a country code. The 0 of `+44 (0)7700` is dropped. */
const dialled = (text: string): { readonly digits: string; readonly isInternational: boolean } | null => {
  const plain = text
    .normalize('NFKC')
    .replace(/(?<=\d)\s*\(\s*0\s*\)/u, '')
    .replace(BETWEEN, '');
  const [, plus, all] = /^(\+?)(\d+)$/.exec(plain) ?? [];
  if (all === undefined) return null;
  const digits = all.replace(/^(?:00|010)(?=[1-9])/, '');
  return { digits, isInternational: plus === '+' || digits !== all };
};

const inJapan = (national: string, isOverseas: boolean): ParsedPhone | null =>
  IN_JAPAN.test(national)
    ? {
        tel: isOverseas ? `81${national.slice(1)}` : national,
        number: `+81${national.slice(1)}`,
        isJapanese: true,
        isJapaneseMobile: MOBILE.test(national),
      }
    : null;

/** Returns the national form of a Japanese number; null for other countries. */
const nationalOf = (digits: string, isInternational: boolean, isOverseas: boolean): string | null => {
  if (!isInternational && digits.startsWith('0')) return digits;
  if (!isInternational && !isOverseas && WITHOUT_ZERO.test(digits)) return `0${digits}`;
  const [, rest] = /^810?([1-9]\d{8,9})$/.exec(digits) ?? [];
  return rest === undefined ? null : `0${rest}`;
};

/**
 * Parses a phone number in any usual spelling: `090-1234-5678`, `+81 (0)90 1234 5678`, `００８１９０…`. Returns null for
 * invalid input. Every input that takes a phone number uses this rule.
 *
 * @param isOverseas true if the member lives overseas: numbers of other countries are valid with their country code
 */
export const parsePhoneNumber = (text: unknown, isOverseas: boolean): ParsedPhone | null => {
  const number = typeof text === 'string' ? dialled(text) : null;
  if (number === null) return null;
  const { digits, isInternational } = number;
  const national = nationalOf(digits, isInternational, isOverseas);
  if (national !== null) return inJapan(national, isOverseas);
  if (!isOverseas || !ABROAD.test(digits) || digits.startsWith('81')) return null;
  return { tel: digits, number: `+${digits}`, isJapanese: false, isJapaneseMobile: false };
};

/** Returns the digits to type at a payment terminal in Japan: the national form, cut to the last 13 digits. */
export const toDialledInJapan = (tel: string): string => tel.replace(/^81(?=[1-9]\d{8,9}$)/, '0').slice(-13);
