import { min, type Points, points, subtract, sum } from '../../kernel/money.js';
import type { LotPart } from '../streams/lot-part.js';

/** The points left of a payment. */
export interface PurchaseHoldings {
  /** The payment's own paid points. */
  readonly own: LotPart;
  /** The payment's bonus points. */
  readonly bonus: LotPart;
  /** Points that were returned for cards that the payment's money had paid for. */
  readonly converted: readonly LotPart[];
}

/** The points taken back of a payment. */
export interface TakenBack {
  readonly parts: readonly LotPart[];
  /** The rest that could not be taken, which its member owes from now on. */
  readonly owed: Points;
}

export interface TakeBackRequest {
  /** The yen to take back; 1 yen is 1 paid point. */
  readonly yen: Points;
  /** The part of the bonus for these yen. */
  readonly bonus: Points;
  /** True to take points returned for cards as well; the member owes the rest. */
  readonly isSpentToo: boolean;
}

/** Takes parts in their order, up to an amount. */
const takeUpTo = (amount: Points, parts: readonly LotPart[]): LotPart[] => {
  let missing: number = amount;
  return parts.flatMap((part) => {
    const taken = points(Math.min(part.amount, missing));
    missing -= taken;
    return taken > 0 ? [{ ...part, amount: taken }] : [];
  });
};

/**
 * Decides on the points to take back of a payment: its unspent points first, then points returned for cards that it paid for. It takes
 * no more than there are. A spent bonus stays.
 *
 * @returns null where points were spent and `isSpentToo` is false
 */
export const decideTakeBack = (
  { own: bought, bonus, converted }: PurchaseHoldings,
  { yen, bonus: share, isSpentToo }: TakeBackRequest,
): TakenBack | null => {
  if (bought.amount < yen && !isSpentToo) return null;
  const paid = takeUpTo(yen, [bought, ...converted]);
  const taken = sum(
    points(0),
    paid.map(({ amount }) => amount),
  );
  return { parts: [...paid, ...takeUpTo(share, [bonus])], owed: points(yen - taken) };
};

const without = (parts: readonly LotPart[], returned: readonly LotPart[]): LotPart[] =>
  parts.flatMap((part) => {
    const back = returned.find(({ lotId }) => lotId === part.lotId);
    const amount = subtract(part.amount, back?.amount ?? points(0));
    return amount > 0 ? [{ ...part, amount }] : [];
  });

/**
 * Splits a take-back of which a part of the money stays after all. Debts are given up first, then points, the last taken first.
 */
export const splitTakenBack = (
  { parts, owed }: TakenBack,
  { yen, bonus }: Omit<TakeBackRequest, 'isSpentToo'>,
): { readonly back: TakenBack; readonly rest: TakenBack } => {
  const forgiven = min(owed, yen);
  const paid = parts.filter(({ kind }) => kind === 'paid').toReversed();
  const free = parts.filter(({ kind }) => kind === 'free');
  const returned = [...takeUpTo(subtract(yen, forgiven), paid), ...takeUpTo(bonus, free)];
  return {
    back: { parts: returned, owed: forgiven },
    rest: { parts: without(parts, returned), owed: subtract(owed, forgiven) },
  };
};
