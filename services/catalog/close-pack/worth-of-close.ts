import type { Worth } from '../../platform/console-api/commands/worth.js';
import type { Pack } from '../streams/pack.state.js';

/** What can never be sold any more once the pack is closed; null where nothing can be sold of it as it is. */
export const worthOfClose = (pack: Pack, ticketsLeft: number, now: Date): Worth | null => {
  if (pack.status === 'unknown' || ticketsLeft === 0) return null;
  const { endAt, pricePoint, currency } = pack.terms;
  if (endAt !== null && new Date(endAt) <= now) return null;
  return {
    value: ticketsLeft * pricePoint,
    unit: currency,
    about: { tickets_left: ticketsLeft, price_point: pricePoint },
  };
};
