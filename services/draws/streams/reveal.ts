import { DAY_MS, startOfTokyoDate, toTokyoDate } from '../../kernel/time.js';
import { type SeedRevealed } from './box.events.js';
import { boxStreamOf } from './box.state.js';
import type { OpenedBox } from './opened-box.js';
import { SEED_CHAIN_DAYS, toDayNumber } from './seed-chain.js';

/** The deadline of a box's next seed. */
export const SEED_REVEAL = 'seed-reveal';

export const revealDeadline = (packId: string) => ({ kind: SEED_REVEAL, streamId: boxStreamOf(packId), ref: '' });

/** Returns the time at which the seed of the day of `instant` may be revealed: the next midnight in Tokyo. */
export const revealMoment = (instant: Date): Date =>
  new Date(startOfTokyoDate(toTokyoDate(instant)).getTime() + DAY_MS);

/** Returns the day of a box's sale at an instant. Day 1 is the date of its start. */
export const computeDayOfSale = (start: Date, instant: Date): number =>
  toDayNumber(toTokyoDate(start), toTokyoDate(instant));

/**
 * Returns the event that reveals the seed of the last completed day, if it is not public yet. Earlier seeds follow from
 * it.
 */
export const seedToReveal = (box: OpenedBox, revealedThrough: number, lastDay: number): SeedRevealed[] => {
  const day = Math.min(lastDay, SEED_CHAIN_DAYS);
  if (day < 1 || day <= revealedThrough) return [];
  const seed = box.seeds.seedOfDay(day).toString('hex');
  return [{ type: 'SeedRevealed', data: { packId: box.terms.packId, day, seed } }];
};
