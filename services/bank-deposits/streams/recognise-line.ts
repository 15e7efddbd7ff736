/** A deposit that the shop has, which says the same as a line of a file. */
export interface KnownDeposit {
  /** Its place among those that say the same, from 1. */
  readonly nth: number;
  /** The account's balance after it; null where its file did not give it. */
  readonly balance: number | null;
  /** A line of the same file. */
  readonly isOfSameFile: boolean;
}

/** A line of a file, as far as it may be known. */
export interface LineToRecognise {
  /** The bank numbers it: no other line has the number. */
  readonly isNumbered: boolean;
  readonly balance: number | null;
  /** Money may have gone out on its day, so that two of its transfers may leave the same balance. */
  readonly mayRepeatBalance: boolean;
  /** Balances of the lines before it in its file that say the same. */
  readonly balancesBefore: readonly (number | null)[];
}

/**
 * `known`: the shop has it. `new`: it has not. `doubtful`: it may be one that the shop has, or another transfer of the same
 * sender and amount on the same day. A line that is not known gets a place among those that say the same.
 */
export type Recognised = { readonly is: 'known' } | { readonly is: 'new' | 'doubtful'; readonly nth: number };

/** The deposit that a line may be: the one with its balance, else one whose balance nobody knows. */
const likeness = (deposits: readonly KnownDeposit[], balance: number | null): KnownDeposit | undefined =>
  balance === null
    ? deposits[0]
    : (deposits.find((one) => one.balance === balance) ?? deposits.find((one) => one.balance === null));

/** Returns false if the balances of a line and a deposit tell them apart. */
export const mayHaveBalance = ({ balance }: KnownDeposit, other: number | null): boolean =>
  balance === null || other === null || balance === other;

/**
 * Tells whether a line of a file is a deposit that the shop has. The bank's number tells, unless the balances contradict it. The
 * balance after it tells, unless money went out on that day: then a second transfer may leave the same balance. Otherwise its
 * position tells: a file that has other known lines of that day or before overlaps an earlier one, and repeats this line too.
 * Where nothing tells two equal transfers of a day apart, somebody has to.
 *
 * @param deposits of any file that say the same, by their places
 * @param overlaps the file has another line of this day or before that the shop has from another file
 */
export const recogniseLine = (
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
  // The bank gives a number once: with another balance, one of the two is wrong.
  if (!same) return { is: isNumbered && others.length > 0 ? 'doubtful' : 'new', nth };
  const hasItsBalance = balance !== null && same.balance === balance;
  const isSame = isNumbered || overlaps || (hasItsBalance && !mayRepeatBalance);
  return isSame ? { is: 'known' } : { is: 'doubtful', nth };
};

/**
 * Tells whether a line that no deposit repeats word for word is one all the same: another layout, or the bank's other file,
 * writes it otherwise. The balance tells as in `recogniseLine`; nothing else does.
 *
 * @param akin deposits of the same day, amount and sender that the file writes otherwise
 */
export const recogniseOtherwise = (
  { balance, mayRepeatBalance }: Pick<LineToRecognise, 'balance' | 'mayRepeatBalance'>,
  akin: readonly KnownDeposit[],
): Recognised['is'] => {
  const possible = akin.filter((one) => !one.isOfSameFile && mayHaveBalance(one, balance));
  if (possible.length === 0) return 'new';
  const isSure = balance !== null && !mayRepeatBalance && possible.some((one) => one.balance === balance);
  return isSure ? 'known' : 'doubtful';
};
