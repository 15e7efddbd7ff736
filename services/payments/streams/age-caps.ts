import { type Yen, yen } from '../../kernel/money.js';
import type { TokyoDate } from '../../kernel/time.js';

/**
 * The maximum amount in yen that members below an age pay per month, the youngest first. The age of majority in Japan
 * is 18.
 */
export const AGE_CAPS: readonly { readonly below: number; readonly monthlyYen: Yen }[] = [
  { below: 16, monthlyYen: yen(5000) },
  { below: 18, monthlyYen: yen(10_000) },
];

/** Computes the age on a day in whole years. A birthday on 29 February falls on 1 March in other years. */
export const ageOn = (birthday: TokyoDate, day: TokyoDate): number => {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
};

/** Returns the monthly cap in yen for a birthday on a day; 0 for none. */
export const ageCapOn = (birthday: TokyoDate | null, day: TokyoDate): Yen => {
  if (birthday === null) return yen(0);
  const age = ageOn(birthday, day);
  return AGE_CAPS.find(({ below }) => age < below)?.monthlyYen ?? yen(0);
};
