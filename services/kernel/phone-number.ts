/** A phone number as it is kept. */
export interface PhoneNumber {
  /** Digits: as people in Japan write it, or with the country code for those who live elsewhere. */
  readonly tel: string;
  /** E.164; by it two numbers are one. */
  readonly number: string;
  readonly isJapanese: boolean;
  /** A Japanese number that gets text messages. */
  readonly isJapaneseMobile: boolean;
}

/** Everything that people and address books put between digits, marks of direction among them. */
const BETWEEN = /[\s\p{Pd}\p{Cf}\u2212\u30fc\uff70\u2043\u2027\u30fb\uff65~\u301c\uff5e().,/・·]/gu;
/** Mobiles begin with 060 to 090 (060 since 2026). 020 is for machines, and nobody is called there; 0800 is free of charge. */
const MOBILE = /^0(?!800)[6-9]0\d{8}$/;
/** Ten digits of a place or a service; eleven of a mobile, of a phone on the internet (050), or of 0800. */
const IN_JAPAN = /^0(?:[5-9]0\d{8}|[1-9][1-9]\d{7})$/;
const ABROAD = /^[1-9]\d{7,14}$/;
/** A mobile without its first 0, which spreadsheets and forms lose. */
const WITHOUT_ZERO = /^[6-9]0\d{8}$/;

/** The digits, and whether they begin with a country code. The 0 of `+44 (0)7700` is not dialled from abroad. */
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

const inJapan = (national: string, isOverseas: boolean): PhoneNumber | null =>
  IN_JAPAN.test(national)
    ? {
        tel: isOverseas ? `81${national.slice(1)}` : national,
        number: `+81${national.slice(1)}`,
        isJapanese: true,
        isJapaneseMobile: MOBILE.test(national),
      }
    : null;

/** The national form of a Japanese number; null for one of another country. */
const nationalOf = (digits: string, isInternational: boolean, isOverseas: boolean): string | null => {
  if (!isInternational && digits.startsWith('0')) return digits;
  if (!isInternational && !isOverseas && WITHOUT_ZERO.test(digits)) return `0${digits}`;
  const [, rest] = /^810?([1-9]\d{8,9})$/.exec(digits) ?? [];
  return rest === undefined ? null : `0${rest}`;
};

/**
 * Returns a phone number however it was typed or filled in: `090-1234-5678`, `+81 (0)90 1234 5678`, `００８１９０…`; null for
 * what is none. Every door judges by this.
 *
 * @param isOverseas the person lives overseas: a number of another country is taken, with its country code
 */
export const parsePhoneNumber = (text: unknown, isOverseas: boolean): PhoneNumber | null => {
  const number = typeof text === 'string' ? dialled(text) : null;
  if (number === null) return null;
  const { digits, isInternational } = number;
  const national = nationalOf(digits, isInternational, isOverseas);
  if (national !== null) return inJapan(national, isOverseas);
  if (!isOverseas || !ABROAD.test(digits) || digits.startsWith('81')) return null;
  return { tel: digits, number: `+${digits}`, isJapanese: false, isJapaneseMobile: false };
};

/** Returns the digits that somebody types at a machine in Japan, of a number as it is kept; the last ones of a longer number. */
export const toDialledInJapan = (tel: string): string => tel.replace(/^81(?=[1-9]\d{8,9}$)/, '0').slice(-13);
