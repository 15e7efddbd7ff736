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

/** Where the steps begin, as multiples of the price of a draw, best first. */
const MULTIPLES = [10, 3, 1, 0.5, 0];

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
  const starts = [...new Set(MULTIPLES.map((multiple) => Math.ceil(multiple * price)))];
  return {
    percent: Math.floor((points * 100) / (left * price)),
    steps: starts.map((from, i) => {
      const below = starts[i - 1] ?? Infinity;
      return { from, left: ticketsOf(convertible.filter(({ buyPoint }) => buyPoint >= from && buyPoint < below)) };
    }),
    ship_only: left - ticketsOf(convertible),
  };
};

const ticketsOf = (prizes: readonly PrizeLeft[]): number => prizes.reduce((sum, { remaining }) => sum + remaining, 0);
