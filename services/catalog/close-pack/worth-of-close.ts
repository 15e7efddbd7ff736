import type { Worth } from '../../platform/console-api/commands/worth.js';
import type { PackState } from '../streams/pack.state.js';

/** Computes the sales lost by closing the pack; null if it cannot be sold anyway. */
export const computeWorthOfClose = (pack: PackState, ticketsLeft: number, now: Date): Worth | null => {
  if (pack.status === 'unknown' || ticketsLeft === 0) return null;
  const { endAt, pricePoint, currency } = pack.terms;
  if (endAt !== null && new Date(endAt) <= now) return null;
  return {
    value: ticketsLeft * pricePoint,
    unit: currency,
    about: { tickets_left: ticketsLeft, price_point: pricePoint },
  };
};
