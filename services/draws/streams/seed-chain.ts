import { hash } from 'node:crypto';

/** Days one chain lasts: three years, a leap day among them. */
export const SEED_CHAIN_DAYS = 1096;

const SEED_BYTES = 32;
const SEED_TAG = Buffer.from('oripa-seed/1');
const DAY_MS = 86_400_000;

/** s_{i-1} of s_i: whoever holds the seed of a day can go back in time, never forward. */
export function hashSeed(seed: Buffer): Buffer {
  return hash('sha256', Buffer.concat([SEED_TAG, seed]), 'buffer');
}

/**
 * s_day of a chain that ends in `last` = s_length.
 * @throws RangeError outside day 1 to `length`: s_0 is public and may never draw
 */
export function seedOfDay(last: Buffer, length: number, day: number): Buffer {
  assertDay(day, length);
  return hashTimes(last, length - day);
}

/** s_0 in hex, what the manifest promises before the sale. */
export function anchorOf(last: Buffer, length: number): string {
  return hashTimes(last, length).toString('hex');
}

/** Whether `seed` is s_day of the chain that the manifest promised by its anchor. */
export function checkSeed(seed: Buffer, day: number, anchor: string): boolean {
  return seed.length === SEED_BYTES && Number.isInteger(day) && day >= 1 && anchorOf(seed, day) === anchor;
}

/** Whether public seeds, by day from the first on, are those of the chain that the manifest promised by its anchor. */
export function leadsTo(anchor: string, seeds: readonly Buffer[]): boolean {
  return seeds.every((seed, i) => hashSeed(seed).toString('hex') === (seeds[i - 1]?.toString('hex') ?? anchor));
}

/** A whole chain, hashed once, so that the seed of a day costs nothing. A private field, so that no log prints it. */
export class SeedChain {
  readonly anchor: string;
  /** by day; place 0 stays empty, s_0 draws nothing */
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

  /** @throws RangeError outside day 1 to `length` */
  seedOfDay(day: number): Buffer {
    assertDay(day, this.length);
    return this.#seeds[day]!;
  }
}

/**
 * The day of a sale, 1 on its first date; 0 or less before it. Both are Tokyo dates, 'YYYY-MM-DD'.
 * @throws RangeError for what is no date
 */
export function dayNumber(firstSaleDate: string, date: string): number {
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
