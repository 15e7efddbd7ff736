/** Maximum number of characters of the field, from the specification. */
export const MAX_AMOUNT_LENGTH = 10;

/** Returns the reason why a typed amount cannot be moved; null if it can. */
export const findAmountFault = (typed: string, owned: number): 'tooFew' | 'tooMany' | null => {
  const text = normalizeAmount(typed);
  if (!/^\d+$/.test(text) || Number(text) < 1) return 'tooFew';
  return Number(text) > owned ? 'tooMany' : null;
};

/** Converts full-width digits, and removes commas and spaces. */
export const normalizeAmount = (typed: string): string => typed.normalize('NFKC').replace(/[,\s]/g, '');
