import type { Currency } from '../../kernel/money.js';
import type { PackReturns } from './pack-card-list.contract.js';

/** A prize row as far as what is left of it gives points back. */
export interface PrizeLeft {
  readonly remaining: number;
  /** Points that one converts to. */
  readonly buyPoint: number;
  /** Can only be shipped. */
  readonly noReduction: boolean;
}

/** Round amounts between which people tell points apart. */
const ROUND = [1, 3].flatMap((digit) => [10, 100, 1000, 10_000, 100_000].map((unit) => digit * unit));

/**
 * Where the steps begin, best first: at the price, at nothing, and at round amounts, from the one that everything reaches up
 * to the most of `values`.
 */
const startsOf = (price: number, values: readonly number[]): number[] => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const sure = Math.max(0, ...ROUND.filter((amount) => amount <= least));
  const round = ROUND.filter((amount) => amount >= sure && amount <= most);
  return [...new Set([0, price, ...round])].sort((a, b) => b - a);
};

/**
 * What one draw gives back, of what is left in the box now.
 *
 * @param price points for one draw
 * @returns null where nothing can be converted: for coins, or with nothing left
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

/** What more of these tickets give back than anything else; of as many, the less. Null without a ticket. */
const mostLikelyOf = (prizes: readonly PrizeLeft[]): PackReturns['most_likely'] => {
  const byPoint = new Map<number, number>();
  for (const { buyPoint, remaining } of prizes) byPoint.set(buyPoint, (byPoint.get(buyPoint) ?? 0) + remaining);
  const [first] = [...byPoint].filter(([, left]) => left > 0).sort(([a, some], [b, more]) => more - some || a - b);
  return first ? { point: first[0], left: first[1] } : null;
};
