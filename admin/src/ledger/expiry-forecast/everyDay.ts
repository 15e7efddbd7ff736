import type { ExpiryDay } from '../../../../services/ledger/expiry-forecast/expiry-forecast.contract.js';

/** The points that expire on a day. */
type Day = Pick<ExpiryDay, 'date' | 'paid' | 'free'>;

const DAY_MS = 86_400_000;

/** Fills the days between the first and the last with zeros, so that the chart's axis is linear. */
export const fillDays = (days: readonly Day[]): Day[] => {
  const known = new Map(days.map((day) => [day.date, day]));
  const [first, last] = [days[0], days.at(-1)].map((day) => Date.parse(day?.date ?? ''));
  const length = days.length === 0 ? 0 : (last! - first!) / DAY_MS + 1;
  return Array.from({ length }, (_, i) => {
    const date = new Date(first! + i * DAY_MS).toISOString().slice(0, 10);
    return { date, paid: known.get(date)?.paid ?? 0, free: known.get(date)?.free ?? 0 };
  });
};
