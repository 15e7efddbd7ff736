import type { Yen } from '../../kernel/money.js';
import type { TokyoDate } from '../../kernel/time.js';
import type { Provider } from '../../payments/index.js';

/** What a provider has settled of a day and has not paid out to the shop's account. */
export interface OpenPayout {
  readonly provider: Provider;
  readonly day: TokyoDate;
  /** Below zero where more went back than came: the provider keeps it from a later day. */
  readonly yen: Yen;
}

const sumOf = (days: readonly OpenPayout[]): number => days.reduce((sum, { yen }) => sum + yen, 0);

/**
 * Which days of a provider a sum on the shop's account can pay out: one day alone, or the oldest open days up to one. Any
 * choice among the days would come to some sum or other, and be a guess.
 *
 * @param open of one provider
 * @returns each way in which it can be; a single one is sure
 */
export const payoutsOf = (
  { yen, bookedOn }: { readonly yen: Yen; readonly bookedOn: string },
  open: readonly OpenPayout[],
): readonly (readonly OpenPayout[])[] => {
  // Nobody pays out what is not settled yet.
  const days = open.filter(({ day }) => day <= bookedOn).toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const alone = days.map((day) => [day]);
  const together = days.map((_, i) => days.slice(0, i + 1)).slice(1);
  return [...alone, ...together].filter((some) => sumOf(some) === yen);
};
