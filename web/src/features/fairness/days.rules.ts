import { createFault, type Fault } from './step.rules';

const DAY_MS = 86_400_000;
const TOKYO_MS = 9 * 3_600_000;

const tokyoDay = (ms: number): number => Math.floor((ms + TOKYO_MS) / DAY_MS);

/**
 * Returns the day of a sale at a given time; day 1 is the Tokyo date of its start.
 * @param start ISO 8601
 */
export const computeDayOfSale = (start: string, nowMs: number): number =>
  tokyoDay(nowMs) - tokyoDay(Date.parse(start)) + 1;

/** Returns the Tokyo midnight that ends a day of a sale, ISO 8601. From then on its draws can be verified. */
export const computeVerifiableFrom = (start: string, day: number): string =>
  new Date((tokyoDay(Date.parse(start)) + day) * DAY_MS - TOKYO_MS).toISOString();

/** Returns a fault if a seed is overdue or a line is ahead of its day. Clocks may differ by less than a day. */
export const findDaysFault = (waitingDays: readonly number[], today: number): Fault | undefined => {
  const early = waitingDays.find((day) => day > today + 1);
  if (early !== undefined) return createFault('early', { day: early });
  const overdue = waitingDays.find((day) => day < today - 1);
  return overdue === undefined ? undefined : createFault('overdue', { day: overdue });
};

/** Returns the time from which the last waiting day can be verified; undefined when none waits. */
export const findLastVerifiableFrom = (start: string, waitingDays: readonly number[]): string | undefined =>
  waitingDays.length === 0 ? undefined : computeVerifiableFrom(start, Math.max(...waitingDays));

interface CheckedDays {
  readonly manifest: { readonly start: string } | null;
  readonly days: readonly { readonly day: number; readonly isPublic: boolean }[];
}

/** Returns the time from which all findings can be verified; undefined when nothing waits for its seed. */
export const findVerifiableAt = ({ manifest, days }: CheckedDays): string | undefined =>
  manifest
    ? findLastVerifiableFrom(
        manifest.start,
        days.filter(({ isPublic }) => !isPublic).map(({ day }) => day),
      )
    : undefined;
