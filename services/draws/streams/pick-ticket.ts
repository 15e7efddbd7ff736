import { createHmac } from 'node:crypto';

const WORDS = 1n << 64n;
const WORD_BYTES = 8;

/**
 * The inputs that determine one ticket, all of them public in the end. Hashes are lower-case hex, `day` counts from 1.
 */
export interface TicketDraw {
  /** s_day, secret until the day is over */
  readonly seed: Buffer;
  readonly boxHash: string;
  readonly day: number;
  /** tickets drawn from the box before this one */
  readonly slot: number;
  readonly clientSeedHash: string;
  /** tickets still in the box */
  readonly left: number;
}

/**
 * The inputs of several tickets in one draw, from slot `firstSlot` on. `remaining` counts the cards left in manifest
 * order.
 */
export interface TicketsDraw extends Omit<TicketDraw, 'slot' | 'left'> {
  readonly firstSlot: number;
  readonly remaining: readonly number[];
  readonly count: number;
}

/**
 * Picks one of the tickets left, 0 to `left` - 1, each equally likely. Source: step 4 of the draw protocol.
 *
 * @throws RangeError if no ticket is left
 */
export function pickTicket({ seed, boxHash, day, slot, clientSeedHash, left }: TicketDraw): number {
  if (!Number.isSafeInteger(left) || left < 1) throw new RangeError(`cannot draw from ${left} tickets`);
  const message = `oripa-draw/1\n${boxHash}\n${day}\n${slot}\n${clientSeedHash}\n`;
  const blockOf = (counter: number) => createHmac('sha256', seed).update(`${message}${counter}`).digest();
  return Number(drawUniformBelow(BigInt(left), blockOf));
}

/**
 * Returns a uniform number below `bound` (1 to 2^64) from blocks of random 64-bit big-endian words. A plain remainder
 * would favour low numbers, so words at or above the greatest multiple of `bound` are rejected.
 */
export function drawUniformBelow(bound: bigint, blockOf: (counter: number) => Buffer): bigint {
  const limit = WORDS - (WORDS % bound);
  for (let counter = 0; ; counter++) {
    const block = blockOf(counter);
    for (let at = 0; at < block.length; at += WORD_BYTES) {
      const word = block.readBigUInt64BE(at);
      if (word < limit) return word % bound;
    }
  }
}

/**
 * Returns the prize of ticket `u` among those left, as an index into `remaining`.
 *
 * @throws RangeError if fewer tickets are left
 */
export function findPrizeIndex(remaining: readonly number[], u: number): number {
  let ahead = u;
  for (let index = 0; index < remaining.length; index++) {
    ahead -= remaining[index]!;
    if (ahead < 0) return index;
  }
  throw new RangeError(`there is no ticket ${u}`);
}

/**
 * Draws `count` tickets and returns the prizes in the order of their slots, and the rest. The input does not change.
 *
 * @throws RangeError if `count` is not a whole number from 1 to the tickets left
 */
export function takeTickets({ firstSlot, remaining, count, ...draw }: TicketsDraw): {
  prizeIndexes: number[];
  remaining: number[];
} {
  const left = remaining.reduce((sum, quantity) => sum + quantity, 0);
  if (!Number.isInteger(count) || count < 1 || count > left) {
    throw new RangeError(`cannot draw ${count} of ${left} tickets`);
  }
  const rest = [...remaining];
  const prizeIndexes = Array.from({ length: count }, (_, taken) => {
    const u = pickTicket({ ...draw, slot: firstSlot + taken, left: left - taken });
    const index = findPrizeIndex(rest, u);
    rest[index]! -= 1;
    return index;
  });
  return { prizeIndexes, remaining: rest };
}
