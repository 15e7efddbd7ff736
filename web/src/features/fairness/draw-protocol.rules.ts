import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/*
 * The arithmetic of a draw, written a second time on purpose: what the shop computed is computed here without any of
 * its code. Text is UTF-8, hashes are SHA-256 in lower-case hex, numbers are decimal.
 */

/** One line of the public log: a ticket that was drawn. */
export interface LogLine {
  readonly slot: number;
  readonly day: number;
  readonly client_seed_hash: string;
  readonly prize_id: string;
  /** What the slot gives besides, of prizes outside of the box; absent for nothing. */
  readonly extra_prize_ids?: readonly string[];
  readonly hash: string;
}

const HASH = /^[0-9a-f]{64}$/;
const SEED_LABEL = utf8ToBytes('oripa-seed/1');
const WORDS_OF_A_MAC = [0, 8, 16, 24];
/** A chain of seeds lasts three years; the bound keeps a false day from costing the reader hours. */
const LAST_DAY = 100_000;

export const isHash = (text: unknown): text is string => typeof text === 'string' && HASH.test(text);

/** Whether a number may be a day of a sale; day 1 is the date on which it starts. */
export const isDay = (day: unknown): day is number =>
  Number.isInteger(day) && Number(day) > 0 && Number(day) < LAST_DAY;

export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The seed of the day before. @param seed hex */
export const seedBefore = (seed: string): string => bytesToHex(sha256(concatBytes(SEED_LABEL, hexToBytes(seed))));

/** The hash of a line, which holds that of the line before; before the first stands the hash of the box. */
export const computeChainedHash = (
  before: string,
  { slot, day, client_seed_hash, prize_id, extra_prize_ids = [] }: LogLine,
): string => hashOf([before, slot, day, client_seed_hash, prize_id, ...extra_prize_ids].join('\n'));

/** By which rule draws win a prize outside of the box: the last, every so many, or those named; the first draw is 1. */
export interface ExtraRule {
  readonly id: string;
  readonly rule: 'last' | 'every' | 'at';
  readonly draws: readonly number[];
}

const wins = ({ rule, draws }: ExtraRule, draw: number, tickets: number): boolean => {
  if (rule === 'last') return draw === tickets;
  return rule === 'every' ? draw % draws[0]! === 0 : draws.includes(draw);
};

/** The prizes outside of the box that a slot gives, in the order of the promise. */
export const listExtrasOfSlot = (extras: readonly ExtraRule[], slot: number, tickets: number): string[] =>
  extras.filter((extra) => wins(extra, slot + 1, tickets)).map(({ id }) => id);

/**
 * The first of the 64-bit words that lies below the largest multiple of `bound`, reduced to 0 … bound - 1: every number
 * has the same chance. @param macOf the words, four at a time, by counter
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

/** The ticket that a slot takes, 0 … left - 1. */
export type Drawing = (slot: number, clientSeedHash: string, left: number) => number;

/** The draws of a box on one day, from the seed of that day (hex). */
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

/** The prize of a ticket: the tickets left are numbered from 0 in the order of the prizes. -1 when there is none. */
export const findPrizeOfTicket = (ticket: number, leftOfPrizes: readonly number[]): number => {
  let passed = 0;
  return leftOfPrizes.findIndex((left) => {
    passed += left;
    return ticket < passed;
  });
};

/** The one text of a value that `JSON.parse` returned (RFC 8785). */
export const toCanonicalText = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(toCanonicalText).join(',')}]`;
  const record = value as Record<string, unknown>;
  const members = Object.keys(record).sort();
  return `{${members.map((key) => `${JSON.stringify(key)}:${toCanonicalText(record[key])}`).join(',')}}`;
};
