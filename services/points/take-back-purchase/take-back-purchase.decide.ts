import { min, type Points, points, subtract, sum } from '../../kernel/money.js';
import type { LotPart } from '../streams/lot-part.js';

/** What is left of what a payment has given. */
export interface PurchaseHoldings {
  /** Of its own paid points. */
  readonly own: LotPart;
  /** Of its bonus points. */
  readonly bonus: LotPart;
  /** Of points that were given back for cards, as far as its money had paid for them. */
  readonly converted: readonly LotPart[];
}

/** What is taken of a payment whose money goes back. */
export interface TakenBack {
  readonly parts: readonly LotPart[];
  /** What could not be taken: its member owes it from now on. */
  readonly owed: Points;
}

export interface TakeBackRequest {
  /** 1 yen is 1 paid point. */
  readonly yen: Points;
  /** Of the bonus, as much as goes with this yen. */
  readonly bonus: Points;
  /** Also what its points were spent on, as far as it has become points again; the rest is owed. */
  readonly isSpentToo: boolean;
}

/** Takes of some parts, in their order, up to an amount. */
const takeUpTo = (amount: Points, parts: readonly LotPart[]): LotPart[] => {
  let missing: number = amount;
  return parts.flatMap((part) => {
    const taken = points(Math.min(part.amount, missing));
    missing -= taken;
    return taken > 0 ? [{ ...part, amount: taken }] : [];
  });
};

/**
 * What is taken back of a payment: its own unspent points first, then those that its money has become again, and never more
 * than there is. A bonus that is spent is let be.
 *
 * @returns null where points were spent that nobody said were to go back too
 */
export const decideTakeBack = (
  { own, bonus, converted }: PurchaseHoldings,
  { yen, bonus: share, isSpentToo }: TakeBackRequest,
): TakenBack | null => {
  if (own.amount < yen && !isSpentToo) return null;
  const paid = takeUpTo(yen, [own, ...converted]);
  const taken = sum(
    points(0),
    paid.map(({ amount }) => amount),
  );
  return { parts: [...paid, ...takeUpTo(share, [bonus])], owed: points(yen - taken) };
};

const without = (parts: readonly LotPart[], given: readonly LotPart[]): LotPart[] =>
  parts.flatMap((part) => {
    const back = given.find(({ lotId }) => lotId === part.lotId);
    const amount = subtract(part.amount, back?.amount ?? points(0));
    return amount > 0 ? [{ ...part, amount }] : [];
  });

/**
 * Splits what was taken of a payment where a part of its money has stayed after all. Owed yen are given up first, then points,
 * those taken last before the others.
 */
export const splitTakenBack = (
  { parts, owed }: TakenBack,
  { yen, bonus }: Omit<TakeBackRequest, 'isSpentToo'>,
): { readonly back: TakenBack; readonly rest: TakenBack } => {
  const forgiven = min(owed, yen);
  const paid = parts.filter(({ kind }) => kind === 'paid').toReversed();
  const free = parts.filter(({ kind }) => kind === 'free');
  const given = [...takeUpTo(subtract(yen, forgiven), paid), ...takeUpTo(bonus, free)];
  return {
    back: { parts: given, owed: forgiven },
    rest: { parts: without(parts, given), owed: subtract(owed, forgiven) },
  };
};
