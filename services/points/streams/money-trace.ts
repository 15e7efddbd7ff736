import { min, type Points, points } from '../../kernel/money.js';

/** A lot that was returned for cards, with the lots that had paid for them. */
export interface ConvertedLot {
  readonly lotId: string;
  readonly amount: Points;
  readonly parents: readonly { readonly lotId: string; readonly amount: Points }[];
}

/**
 * Computes how much of a lot's money is in lots that were converted from it, over any number of conversions. Each has at most
 * the price of its cards, rounded down.
 *
 * @param conversions the conversions, oldest first
 * @returns the amounts by lot, without lots that have none
 */
export const traceMoney = (
  origin: { readonly lotId: string; readonly amount: Points },
  conversions: readonly ConvertedLot[],
): ReadonlyMap<string, Points> => {
  const traced = new Map<string, { readonly money: Points; readonly amount: Points }>([
    [origin.lotId, { money: origin.amount, amount: origin.amount }],
  ]);
  for (const { lotId, amount, parents } of conversions) {
    let money = 0;
    for (const parent of parents) {
      const from = traced.get(parent.lotId);
      if (from) money += Math.floor((parent.amount * from.money) / from.amount);
    }
    if (money > 0) traced.set(lotId, { money: min(points(money), amount), amount });
  }
  traced.delete(origin.lotId);
  return new Map([...traced].map(([lotId, { money }]) => [lotId, money]));
};
