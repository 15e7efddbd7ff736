/** Matches groups of digits without an adjacent word or id. */
const LIKE_A_CARD = /(?<![\w-])\d(?:[ -]?\d){12,18}(?![\w-])/g;
const NINE = 9;

/** Verifies the check digit of card numbers (ISO/IEC 7812-1, annex B). */
const isLuhn = (digits: string): boolean => {
  let sum = 0;
  for (const [i, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2);
    sum += value > NINE ? value - NINE : value;
  }
  return sum % 10 === 0;
};

const isInText = (text: string): boolean =>
  (text.normalize('NFKC').match(LIKE_A_CARD) ?? []).some((match) => isLuhn(match.replaceAll(/\D/g, '')));

/** Returns true if any field of a request looks like a card number. The shop accepts none. */
export const hasCardNumber = (value: unknown): boolean => {
  if (typeof value === 'string' || typeof value === 'number') return isInText(String(value));
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, one]) => isInText(name) || hasCardNumber(one));
};
