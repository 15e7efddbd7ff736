/** As long as the field: the specification's. */
export const LONGEST_AMOUNT = 10;

/** Why an amount as it was typed cannot be moved; null where it can. */
export const amountFault = (typed: string, owned: number): 'tooFew' | 'tooMany' | null => {
  const text = tidyAmount(typed);
  if (!/^\d+$/.test(text) || Number(text) < 1) return 'tooFew';
  return Number(text) > owned ? 'tooMany' : null;
};

/** What was typed in full width, or with commas, as digits. */
export const tidyAmount = (typed: string): string => typed.normalize('NFKC').replace(/[,\s]/g, '');
