import { type Yen, yen } from '../../kernel/money.js';
import type { TokyoDate } from '../../kernel/time.js';

/** What members below an age pay in a month at the most, in yen; the youngest first. Of 18 years one is of age in Japan. */
export const AGE_CAPS: readonly { readonly below: number; readonly monthlyYen: Yen }[] = [
  { below: 16, monthlyYen: yen(5000) },
  { below: 18, monthlyYen: yen(10_000) },
];

/** How old somebody is on a day, in whole years: born on 29 February, a year older on 1 March where there is none. */
export const ageOn = (birthday: TokyoDate, day: TokyoDate): number => {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
};

/** The cap that holds on a day for somebody born then, in yen a month; 0 for none. */
export const ageCapOn = (birthday: TokyoDate | null, day: TokyoDate): Yen => {
  if (birthday === null) return yen(0);
  const age = ageOn(birthday, day);
  return AGE_CAPS.find(({ below }) => age < below)?.monthlyYen ?? yen(0);
};
