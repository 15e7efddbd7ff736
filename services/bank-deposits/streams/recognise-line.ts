/** A known deposit with the same content as a line. */
export interface KnownDeposit {
  /** The position among deposits with equal content, from 1. */
  readonly nth: number;
  /** The account balance after it; null if its file does not contain it. */
  readonly balance: number | null;
  /** It belongs to the same file. */
  readonly isOfSameFile: boolean;
}

/** A line of a file, with the values that identify it. */
export interface LineToRecognise {
  /** It has a unique number of the bank. */
  readonly isNumbered: boolean;
  readonly balance: number | null;
  /** Outgoing money is possible on this day, so two of its transfers may have the same balance. */
  readonly mayRepeatBalance: boolean;
  /** The balances of earlier lines in its file with equal content. */
  readonly balancesBefore: readonly (number | null)[];
}

/**
 * The result of a comparison. The shop has a `known` line, and lacks a `new` one. The third result, `doubtful`, is a possibly
 * known line, or another transfer of the same sender and amount on that day. Each line that is not known gets a position
 * among equal lines.
 */
export type Recognised = { readonly is: 'known' } | { readonly is: 'new' | 'doubtful'; readonly nth: number };

/** Finds the deposit that a line may be: the one with its balance, else one without a balance. */
const likeness = (deposits: readonly KnownDeposit[], balance: number | null): KnownDeposit | undefined =>
  balance === null
    ? deposits[0]
    : (deposits.find((one) => one.balance === balance) ?? deposits.find((one) => one.balance === null));

/** Returns false if the balances of a line and a deposit differ. */
export const mayHaveBalance = ({ balance }: KnownDeposit, other: number | null): boolean =>
  balance === null || other === null || balance === other;

/**
 * Decides whether the shop already has a line. The bank's number decides, unless the balances contradict it. The
 * balance decides, unless money may have gone out on that day: then a second transfer may have the same balance.
 * Otherwise the position decides: a file with other known lines up to that day overlaps an earlier one, and repeats
 * this line too. If nothing distinguishes two equal transfers of a day, an operator must decide.
 *
 * @param deposits of any file with equal content, by position
 * @param overlaps true if the file has another line up to this day that the shop has from another file
 */
export const decideKnownLine = (
  { isNumbered, balance, mayRepeatBalance, balancesBefore }: LineToRecognise,
  deposits: readonly KnownDeposit[],
  overlaps: boolean,
): Recognised => {
  let others = deposits.filter(({ isOfSameFile }) => !isOfSameFile);
  for (const before of balancesBefore) {
    const taken = likeness(others, before);
    others = others.filter((one) => one !== taken);
  }
  const same = likeness(others, balance);
  const nth = Math.max(0, ...deposits.map((one) => one.nth)) + 1;
  // The bank assigns a number once, so one of two different balances is wrong.
  if (!same) return { is: isNumbered && others.length > 0 ? 'doubtful' : 'new', nth };
  const hasItsBalance = balance !== null && same.balance === balance;
  const isSame = isNumbered || overlaps || (hasItsBalance && !mayRepeatBalance);
  return isSame ? { is: 'known' } : { is: 'doubtful', nth };
};

/**
 * Decides whether the shop has a line in another notation: another layout, or the bank's other file. Only the balance
 * decides, as in `decideKnownLine`.
 *
 * @param akin deposits of the same day, amount and sender in another notation
 */
export const decideAkinLine = (
  { balance, mayRepeatBalance }: Pick<LineToRecognise, 'balance' | 'mayRepeatBalance'>,
  akin: readonly KnownDeposit[],
): Recognised['is'] => {
  const possible = akin.filter((one) => !one.isOfSameFile && mayHaveBalance(one, balance));
  if (possible.length === 0) return 'new';
  const isSure = balance !== null && !mayRepeatBalance && possible.some((one) => one.balance === balance);
  return isSure ? 'known' : 'doubtful';
};
