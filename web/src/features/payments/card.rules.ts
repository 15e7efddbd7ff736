/** Typed values of a card. Only the form holds them; nothing stores them. */
export interface TypedCard {
  readonly number: string;
  readonly month: string;
  readonly year: string;
  readonly code: string;
  readonly holder: string;
}

export const EMPTY_CARD: TypedCard = { number: '', month: '', year: '', code: '', holder: '' };

/** Fields of the form that can be invalid. */
export type CardField = 'number' | 'expiry' | 'code' | 'holder';
/** Other errors of the tokenizer. */
export type TokenTrouble = 'maintenance' | 'communication' | 'other';

export type CardBrand = 'visa' | 'mastercard' | 'jcb' | 'amex' | 'diners';

const GROUP = 4;
const GROUPS = 4;

/** Returns the digits of a text, including full-width ones. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/** Formats a card number in up to four groups of four digits. */
export const groupDigits = (text: string): string =>
  (
    digitsOf(text)
      .slice(0, GROUP * GROUPS)
      .match(/\d{1,4}/g) ?? []
  ).join(' ');

/** Returns two digits of a month or a year. A browser may fill in `2029`, which becomes `29`. */
export const keepTwoDigits = (text: string): string => digitsOf(text).slice(-2);

const BRANDS: readonly (readonly [CardBrand, RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/],
  ['jcb', /^35(2[89]|[3-8])/],
  ['amex', /^3[47]/],
  ['diners', /^3(0[0-5]|[689])/],
];

/** Returns the brand by the first digits; undefined for too few or unknown digits. */
export const brandOf = (number: string): CardBrand | undefined =>
  BRANDS.find(([, first]) => first.test(digitsOf(number)))?.[0];

/** Returns true if the check digit is correct (ISO/IEC 7812, Luhn). */
const hasValidCheckDigit = (digits: string): boolean => {
  const sum = Array.from(digits, Number)
    .reverse()
    .map((digit, place) => (place % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)))
    .reduce((all, digit) => all + digit, 0);
  return sum % 10 === 0;
};

const isNumber = (text: string): boolean => /^\d{14,16}$/.test(digitsOf(text)) && hasValidCheckDigit(digitsOf(text));

/** Returns true until the end of the card's month. */
const isValidExpiry = ({ month, year }: TypedCard, now: Date): boolean => {
  if (!/^(0?[1-9]|1[0-2])$/.test(month) || !/^\d{2}$/.test(year)) return false;
  return new Date(2000 + Number(year), Number(month), 1) > now;
};

/** Returns true for a name that the API accepts: 2 to 20 letters, digits and some punctuation. */
const isValidHolder = (text: string): boolean => /^[A-Za-z0-9 .,'-]{2,20}$/.test(text.trim());

/** Returns the invalid fields in the order of the form. */
export const findInvalidFields = (card: TypedCard, now: Date): CardField[] => {
  const isRight: Readonly<Record<CardField, boolean>> = {
    number: isNumber(card.number),
    expiry: isValidExpiry(card, now),
    code: /^\d{3,4}$/.test(digitsOf(card.code)),
    holder: isValidHolder(card.holder),
  };
  return (Object.keys(isRight) as CardField[]).filter((field) => !isRight[field]);
};

/** Returns true for a field that is incomplete. */
export const isMissing = (field: CardField, { number, month, year, code, holder }: TypedCard): boolean =>
  ({ number, expiry: month && year, code, holder })[field].trim() === '';

const BY_CODE: ReadonlyMap<string, CardField | TokenTrouble> = new Map(
  Object.entries({
    missing_card_number: 'number',
    invalid_card_number: 'number',
    digit_check_error: 'number',
    missing_card_expire: 'expiry',
    invalid_card_expire: 'expiry',
    missing_security_code: 'code',
    invalid_security_code: 'code',
    missing_cardholder_name: 'holder',
    invalid_cardholder_name: 'holder',
    1300: 'number',
    1301: 'number',
    1400: 'expiry',
    1401: 'expiry',
    1500: 'expiry',
    1501: 'expiry',
    1502: 'expiry',
    1600: 'code',
    1601: 'code',
    1700: 'holder',
    7001: 'communication',
    8000: 'maintenance',
  } as const),
);

/** Returns the field or error of a tokenizer's code. */
export const faultOf = (code: string): CardField | TokenTrouble => BY_CODE.get(code) ?? 'other';

/** Returns the request to the tokenizer with its field names. */
export const tokenRequestOf = (card: TypedCard) => ({
  card_number: digitsOf(card.number),
  card_expire: `${card.month.padStart(2, '0')}/${card.year}`,
  security_code: digitsOf(card.code),
  cardholder_name: card.holder.trim(),
});
