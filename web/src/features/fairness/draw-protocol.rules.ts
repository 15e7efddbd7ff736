import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/*
 * Independent second implementation of the draw protocol, without any code of the shop. Text is UTF-8, hashes are
 * SHA-256 in lower-case hex, numbers are decimal.
 */

/** Line of the public log: one drawn ticket. */
export interface LogLine {
  readonly slot: number;
  readonly day: number;
  readonly client_seed_hash: string;
  readonly prize_id: string;
  /** Extra prizes of the slot; absent without any. */
  readonly extra_prize_ids?: readonly string[];
  readonly hash: string;
}

const HASH = /^[0-9a-f]{64}$/;
const SEED_LABEL = utf8ToBytes('oripa-seed/1');
const WORDS_OF_A_MAC = [0, 8, 16, 24];
/** A chain of seeds lasts three years. The bound keeps a malicious day from causing hours of computation. */
const LAST_DAY = 100_000;

export const isHash = (text: unknown): text is string => typeof text === 'string' && HASH.test(text);

/** Returns true for a valid day of a sale; day 1 is the date of its start. */
export const isDay = (day: unknown): day is number =>
  Number.isInteger(day) && Number(day) > 0 && Number(day) < LAST_DAY;

export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/**
 * Returns the seed of the previous day.
 * @param seed hex
 */
export const computePreviousSeed = (seed: string): string =>
  bytesToHex(sha256(concatBytes(SEED_LABEL, hexToBytes(seed))));

/**
 * Returns the hash of a line, which includes that of the previous line. The first line includes the hash of the box.
 */
export const computeChainedHash = (
  before: string,
  { slot, day, client_seed_hash, prize_id, extra_prize_ids = [] }: LogLine,
): string => hashOf([before, slot, day, client_seed_hash, prize_id, ...extra_prize_ids].join('\n'));

/** Rule by which draws win an extra prize: the last draw, every n-th, or listed ones. The first draw is 1. */
export interface ExtraRule {
  readonly id: string;
  readonly rule: 'last' | 'every' | 'at';
  readonly draws: readonly number[];
}

const isWinningDraw = ({ rule, draws }: ExtraRule, draw: number, tickets: number): boolean => {
  if (rule === 'last') return draw === tickets;
  return rule === 'every' ? draw % draws[0]! === 0 : draws.includes(draw);
};

/** Returns the extra prizes of a slot in the order of the manifest. */
export const listExtrasOfSlot = (extras: readonly ExtraRule[], slot: number, tickets: number): string[] =>
  extras.filter((extra) => isWinningDraw(extra, slot + 1, tickets)).map(({ id }) => id);

/**
 * Returns the first 64-bit word below the largest multiple of `bound`, reduced modulo `bound`, so that every number is
 * equally likely.
 * @param macOf returns four words for a counter
 */
export const computeFairNumber = (bound: bigint, macOf: (counter: number) => Uint8Array): bigint => {
  const limit = (2n ** 64n / bound) * bound;
  for (let counter = 0; ; counter++) {
    const mac = macOf(counter);
    const view = new DataView(mac.buffer, mac.byteOffset);
    for (const at of WORDS_OF_A_MAC) {
      const word = view.getBigUint64(at);
      if (word < limit) return word % bound;
    }
  }
};

/** Returns the ticket of a slot, 0 … left - 1. */
export type Drawing = (slot: number, clientSeedHash: string, left: number) => number;

/** Returns the draws of a box on one day from the seed of that day (hex). */
export const drawingOf = (boxHash: string, day: number, seed: string): Drawing => {
  const keyed = hmac.create(sha256, hexToBytes(seed));
  const start = `oripa-draw/1\n${boxHash}\n${day}\n`;
  return (slot, clientSeedHash, left) => {
    const message = `${start}${slot}\n${clientSeedHash}\n`;
    const macOf = (counter: number) =>
      keyed
        .clone()
        .update(utf8ToBytes(`${message}${counter}`))
        .digest();
    return Number(computeFairNumber(BigInt(left), macOf));
  };
};

/** Returns the index of a ticket's prize, or -1. The tickets left are numbered from 0 in the order of the prizes. */
export const findPrizeOfTicket = (ticket: number, leftOfPrizes: readonly number[]): number => {
  let passed = 0;
  return leftOfPrizes.findIndex((left) => {
    passed += left;
    return ticket < passed;
  });
};

/** Returns the canonical text (RFC 8785) of a value that `JSON.parse` returned. */
export const toCanonicalText = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(toCanonicalText).join(',')}]`;
  const record = value as Record<string, unknown>;
  const members = Object.keys(record).sort();
  return `{${members.map((key) => `${JSON.stringify(key)}:${toCanonicalText(record[key])}`).join(',')}}`;
};
