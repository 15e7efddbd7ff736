/** The codes of the carriers that the shop knows. Any other is stored by its typed name. */
export type CarrierCode = 'yamato' | 'sagawa' | 'japan-post' | 'dhl';

/** The reason why a carrier cannot have assigned a tracking number. */
export type NumberFault = 'length' | 'check-digit';

interface Carrier {
  readonly name: { readonly ja: string; readonly en: string };
  /**
   * Words that identify the carrier anywhere in a name, as `plainName` writes them. Words of up to three Latin letters must be
   * at the beginning.
   */
  readonly words: readonly string[];
  /** The format of its tracking numbers, for people. */
  readonly numbers: { readonly ja: string; readonly en: string } | null;
  /** Returns the fault of a number that has no hyphens and is in capitals. */
  readonly faultOf: (number: string) => NumberFault | null;
}

/**
 * Returns the fault of a number whose last digit must be the remainder of the others divided by seven (7DR). No carrier
 * publishes the rule. Public sources state it with sample numbers, read on 2026-11-26:
 * - Yamato, Sagawa and Japan Post, 12 digits: https://github.com/TakamoriYamashiro/shipping-jp-js (README, one sample of each)
 * - Yamato: http://nanoappli.com/blog/archives/369
 * - the rule in general: https://gyomu.org/faq/view/7dr
 * - Japan Post, registered mail of 11 digits: https://foodp.hatenadiary.org/entry/20070927/p1
 */
const sevenFault = (number: string, lengths: readonly number[]): NumberFault | null => {
  if (!/^\d+$/.test(number) || !lengths.includes(number.length)) return 'length';
  return Number(number.slice(0, -1)) % 7 === Number(number.at(-1)) ? null : 'check-digit';
};

const S10_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

/**
 * Returns the fault of an international number: two letters, eight digits, a check digit and a country (UPU standard S10-12).
 */
const s10Fault = (number: string): NumberFault | null => {
  const [, serial = '', check] = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/.exec(number) ?? [];
  if (check === undefined) return 'length';
  const rest = 11 - (S10_WEIGHTS.reduce((sum, weight, i) => sum + weight * Number(serial[i]), 0) % 11);
  const expected = rest === 10 ? 0 : rest === 11 ? 5 : rest;
  return expected === Number(check) ? null : 'check-digit';
};

const TWELVE = { ja: '12桁の数字', en: '12 digits' };

/** The carriers, the default one first. */
export const CARRIERS: Readonly<Record<CarrierCode, Carrier>> = {
  yamato: {
    name: { ja: 'ヤマト運輸', en: 'Yamato Transport' },
    words: ['ヤマト', '大和運輸', 'クロネコ', '黒猫', '宅急便', 'ネコポス', 'yamato', 'kuroneko', 'taqbin', 'nekopos'],
    numbers: TWELVE,
    faultOf: (number) => sevenFault(number, [12]),
  },
  sagawa: {
    name: { ja: '佐川急便', en: 'Sagawa Express' },
    words: ['佐川', 'サガワ', '飛脚', 'sagawa'],
    numbers: TWELVE,
    faultOf: (number) => sevenFault(number, [12]),
  },
  'japan-post': {
    name: { ja: '日本郵便', en: 'Japan Post' },
    words: [
      ...[
        '日本郵便',
        '郵便局',
        '郵便',
        'ユウパック',
        'ユウパケット',
        'レターパック',
        'クリックポスト',
        'スマートレター',
        'ユウメール',
        '書留',
      ],
      'ems',
      ...['japanpost', 'jppost', 'jpost', 'yupack', 'yupacket', 'letterpack', 'clickpost'],
    ],
    numbers: {
      ja: '11桁か12桁の数字、または国際郵便の13文字',
      en: '11 or 12 digits, or the 13 characters of international mail',
    },
    faultOf: (number) => (/^[A-Z]/.test(number) ? s10Fault(number) : sevenFault(number, [11, 12])),
  },
  dhl: { name: { ja: 'DHL', en: 'DHL' }, words: ['dhl'], numbers: null, faultOf: () => null },
};

/** The codes of the carriers, the default one first. */
export const CARRIER_CODES = Object.keys(CARRIERS) as readonly CarrierCode[];

/** Normalises a name, so that its notations are equal: width, kana, case, marks and spaces. */
const plainName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/[\s"'・･.,、。_\-‐–—()（）/]/g, '');

/** Returns the carrier's code for a name or code; null for an unknown carrier. */
export const carrierCodeOf = (text: string): CarrierCode | null => {
  const name = plainName(text);
  const isNamedBy = (word: string): boolean =>
    /^[a-z]{1,3}$/.test(word) ? name.startsWith(word) : name.includes(word);
  return CARRIER_CODES.find((code) => CARRIERS[code].words.some(isNamedBy)) ?? null;
};

/** Converts a carrier to its stored form: its code if the shop knows it, else its typed name. */
export const toStoredCarrier = (text: string): string => carrierCodeOf(text) ?? text.normalize('NFKC').trim();

/** Returns true if two spellings mean the same carrier. */
export const isSameCarrier = (one: string, other: string): boolean => toStoredCarrier(one) === toStoredCarrier(other);

/** Returns a carrier's name for people. */
export const toCarrierName = (text: string, language: 'ja' | 'en'): string => {
  const code = carrierCodeOf(text);
  return code ? CARRIERS[code].name[language] : text;
};

/** Returns why a carrier cannot have assigned a tracking number; null if it may have, and for unknown carriers. */
export const numberFaultOf = (carrier: string, deliveryCode: string): NumberFault | null => {
  const code = carrierCodeOf(carrier);
  return code && CARRIERS[code].faultOf(deliveryCode.replace(/-/g, '').toUpperCase());
};
