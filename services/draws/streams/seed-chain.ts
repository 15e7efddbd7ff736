import { hash } from 'node:crypto';

/** Length of one chain in days: three years with a leap day. */
export const SEED_CHAIN_DAYS = 1096;

const SEED_BYTES = 32;
const SEED_TAG = Buffer.from('oripa-seed/1');
const DAY_MS = 86_400_000;

/** Computes s_{i-1} from s_i. The holder of a day's seed can compute earlier seeds but no later ones. */
export function hashSeed(seed: Buffer): Buffer {
  return hash('sha256', Buffer.concat([SEED_TAG, seed]), 'buffer');
}

/**
 * Returns s_day of a chain that ends in `last` = s_length.
 *
 * @throws RangeError outside of day 1 to `length`: s_0 is public and must never be used for a draw
 */
export function seedOfDay(last: Buffer, length: number, day: number): Buffer {
  assertDay(day, length);
  return hashTimes(last, length - day);
}

/** Returns s_0 in hex, which the manifest promises before the sale. */
export function anchorOf(last: Buffer, length: number): string {
  return hashTimes(last, length).toString('hex');
}

/** Returns true if `seed` is s_day of the chain with this anchor. */
export function checkSeed(seed: Buffer, day: number, anchor: string): boolean {
  return seed.length === SEED_BYTES && Number.isInteger(day) && day >= 1 && anchorOf(seed, day) === anchor;
}

/** Returns true if public seeds, by day from the first on, belong to the chain with this anchor. */
export function checkSeeds(anchor: string, seeds: readonly Buffer[]): boolean {
  return seeds.every((seed, i) => hashSeed(seed).toString('hex') === (seeds[i - 1]?.toString('hex') ?? anchor));
}

/**
 * A whole chain, hashed once, so that a day's seed needs no further hashing. The field is private, so that no log
 * prints it.
 */
export class SeedChain {
  readonly anchor: string;
  /** seeds by day; index 0 stays empty because s_0 draws nothing */
  readonly #seeds: Buffer[];

  constructor(
    last: Buffer,
    readonly length = SEED_CHAIN_DAYS,
  ) {
    if (last.length !== SEED_BYTES) throw new RangeError(`a seed has ${SEED_BYTES} bytes, not ${last.length}`);
    this.#seeds = new Array<Buffer>(length + 1);
    let seed = last;
    for (let day = length; day > 0; day--) {
      this.#seeds[day] = seed;
      seed = hashSeed(seed);
    }
    this.anchor = seed.toString('hex');
  }

  /**
   * Returns the seed of a day.
   *
   * @throws RangeError outside of day 1 to `length`
   */
  seedOfDay(day: number): Buffer {
    assertDay(day, this.length);
    return this.#seeds[day]!;
  }
}

/**
 * Returns the day of a sale: 1 on its first date, 0 or less before it. Both dates are Tokyo dates, 'YYYY-MM-DD'.
 *
 * @throws RangeError for an invalid date
 */
export function toDayNumber(firstSaleDate: string, date: string): number {
  return (utcMidnight(date) - utcMidnight(firstSaleDate)) / DAY_MS + 1;
}

function hashTimes(seed: Buffer, times: number): Buffer {
  let hashed = seed;
  for (let i = 0; i < times; i++) hashed = hashSeed(hashed);
  return hashed;
}

function assertDay(day: number, length: number): void {
  if (!Number.isInteger(day) || day < 1 || day > length) throw new RangeError(`no seed for day ${day} of ${length}`);
}

function utcMidnight(date: string): number {
  const instant = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== date) {
    throw new RangeError(`not a date: ${date}`);
  }
  return instant;
}
