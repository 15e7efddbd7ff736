import type { Currency } from '../../kernel/money.js';
import type { PackReturns } from './pack-card-list.contract.js';

/** A prize row, reduced to the fields for computing returns. */
export interface PrizeLeft {
  readonly remaining: number;
  /** The refund points of one card. */
  readonly buyPoint: number;
  /** True if it can only be shipped. */
  readonly noReduction: boolean;
}

/** The round amounts between steps: 10, 30, 100, 300 and so on. */
const ROUND = [1, 3].flatMap((digit) => [10, 100, 1000, 10_000, 100_000].map((unit) => digit * unit));

/**
 * Returns the lower limits of the steps, best first: the price, 0 and round amounts. The round amounts run from the one below
 * all `values` up to the largest value.
 */
const startsOf = (price: number, values: readonly number[]): number[] => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const sure = Math.max(0, ...ROUND.filter((amount) => amount <= least));
  const round = ROUND.filter((amount) => amount >= sure && amount <= most);
  return [...new Set([0, price, ...round])].sort((a, b) => b - a);
};

/**
 * Computes the points that one draw gives back, from the tickets left in the box.
 *
 * @param price points for one draw
 * @returns null if nothing can be converted: for coins, or for an empty box
 */
export const returnsOf = (currency: Currency, price: number, prizes: readonly PrizeLeft[]): PackReturns | null => {
  const left = ticketsOf(prizes);
  if (currency === 'coins' || left === 0) return null;
  const convertible = prizes.filter(({ noReduction }) => !noReduction);
  const points = convertible.reduce((sum, { remaining, buyPoint }) => sum + remaining * buyPoint, 0);
  const values = convertible.filter(({ remaining }) => remaining > 0).map(({ buyPoint }) => buyPoint);
  const starts = startsOf(price, values);
  return {
    percent: Math.floor((points * 100) / (left * price)),
    steps: starts.map((from, i) => {
      const below = starts[i - 1] ?? Infinity;
      return { from, left: ticketsOf(convertible.filter(({ buyPoint }) => buyPoint >= from && buyPoint < below)) };
    }),
    ship_only: left - ticketsOf(convertible),
    most_likely: mostLikelyOf(convertible),
  };
};

const ticketsOf = (prizes: readonly PrizeLeft[]): number => prizes.reduce((sum, { remaining }) => sum + remaining, 0);

/** Finds the return with the most tickets, and the lower one of equals. Returns null without tickets. */
const mostLikelyOf = (prizes: readonly PrizeLeft[]): PackReturns['most_likely'] => {
  const byPoint = new Map<number, number>();
  for (const { buyPoint, remaining } of prizes) byPoint.set(buyPoint, (byPoint.get(buyPoint) ?? 0) + remaining);
  const [first] = [...byPoint]
    .filter(([, left]) => left > 0)
    .sort(([a, leftOfA], [b, leftOfB]) => leftOfB - leftOfA || a - b);
  return first ? { point: first[0], left: first[1] } : null;
};
