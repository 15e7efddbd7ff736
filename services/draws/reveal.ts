import { DAY_MS, startOfTokyoDate, tokyoDate } from '../kernel/time.js';
import type { OpenedBox } from './box-shelf.js';
import { boxStreamOf, type SeedRevealed } from './streams/box.events.js';
import { dayNumber, SEED_CHAIN_DAYS } from './streams/seed-chain.js';

/** The deadline of a box's next seed. */
export const SEED_REVEAL = 'seed-reveal';

export const revealDeadline = (packId: string) => ({ kind: SEED_REVEAL, streamId: boxStreamOf(packId), ref: '' });

/** When the seed of the day of `instant` may be shown: the next midnight in Tokyo. */
export const revealMoment = (instant: Date): Date => new Date(startOfTokyoDate(tokyoDate(instant)).getTime() + DAY_MS);

/**
 * The seed of the last day that is over, when it is not public yet; with `ended` that of today too, because no slot will
 * use it any more. Earlier seeds follow from it.
 */
export const seedsToReveal = (box: OpenedBox, revealedThrough: number, now: Date, ended = false): SeedRevealed[] => {
  const today = dayNumber(tokyoDate(box.terms.start), tokyoDate(now));
  const day = Math.min(ended ? Math.max(today, revealedThrough) : today - 1, SEED_CHAIN_DAYS);
  if (day < 1 || day <= revealedThrough) return [];
  const seed = box.seeds.seedOfDay(day).toString('hex');
  return [{ type: 'SeedRevealed', data: { packId: box.terms.packId, day, seed } }];
};
