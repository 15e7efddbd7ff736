import type { Yen } from '../../kernel/money.js';
import type { TokyoDate } from '../../kernel/time.js';
import type { Provider } from '../../payments/index.js';

/** The settled amount of a day that a provider has not paid out yet. */
export interface OpenPayout {
  readonly provider: Provider;
  readonly day: TokyoDate;
  /** Negative if more was returned than received: the provider deducts it from a later day. */
  readonly yen: Yen;
}

const sumOf = (days: readonly OpenPayout[]): number => days.reduce((sum, { yen }) => sum + yen, 0);

/**
 * Finds the days that a deposit can pay out: a single day, or the oldest open days up to one. Arbitrary combinations
 * would match almost any sum.
 *
 * @param open the days of one provider
 * @returns every possibility; a single one is certain
 */
export const payoutsOf = (
  { yen, bookedOn }: { readonly yen: Yen; readonly bookedOn: string },
  open: readonly OpenPayout[],
): readonly (readonly OpenPayout[])[] => {
  // Only settled days can be paid out.
  const days = open.filter(({ day }) => day <= bookedOn).toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const alone = days.map((day) => [day]);
  const together = days.map((_, i) => days.slice(0, i + 1)).slice(1);
  return [...alone, ...together].filter((some) => sumOf(some) === yen);
};
