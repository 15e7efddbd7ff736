import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { runSteps } from '../../kernel/steps.js';
import { computeNextHead, logLine } from './draw-log.js';
import {
  beginningOf,
  compareHead,
  followLog,
  type PublicLine,
  type Reason,
  readPromise,
  type SeedOf,
} from './public-log.js';
import { checkSeeds, SeedChain } from './seed-chain.js';

const vectors = JSON.parse(readFileSync(new URL('./fairness-2.vectors.json', import.meta.url), 'utf8'));
const chain = new SeedChain(Buffer.from(vectors.chain.seeds.at(-1).seed, 'hex'), vectors.chain.days);
const logged: readonly PublicLine[] = vectors.draws.flatMap((draw: (typeof vectors.draws)[number]) =>
  draw.tickets.map((ticket: (typeof draw.tickets)[number]) => ({
    slot: ticket.slot,
    day: draw.day,
    clientSeedHash: draw.client_seed_hash,
    prizeId: ticket.prize_id,
    extraIds: ticket.extra_prize_ids ?? [],
    hash: ticket.hash,
  })),
);
const head = { slot: logged.length, hash: logged.at(-1)!.hash };
const box = { manifest: vectors.manifest as string, boxHash: vectors.box_hash as string, head };
const promised = readPromise(box)!;
const beginning = beginningOf(promised.boxHash, promised.quantities);
const everySeed: SeedOf = (day) => chain.seedOfDay(day);

const follow = (lines: readonly PublicLine[], seedOf: SeedOf | null = null, end = lines.length, from = beginning) =>
  runSteps(followLog(promised, from, { lines, end }, seedOf));

/** A log that was tampered with in one line and continued from it as the shop would. */
const forged = (slot: number, change: Partial<PublicLine>): PublicLine[] => {
  let last = promised.boxHash;
  return logged.map((line) => {
    const { hash: _, ...said } = line.slot === slot ? { ...line, ...change } : line;
    last = computeNextHead(last, logLine(said.slot, said.day, said.clientSeedHash, said.prizeId, said.extraIds));
    return { ...said, hash: last };
  });
};
const withLine = (slot: number, change: Partial<PublicLine>): PublicLine[] =>
  logged.map((line) => (line.slot === slot ? { ...line, ...change } : line));

const lastDay = logged.at(-1)!.day;
const firstOfLastDay = logged.findIndex(({ day }) => day === lastDay);
const otherPrize = (slot: number) => {
  const left = follow(logged.slice(0, slot)).place.left;
  return promised.prizeIds.find((id, row) => left[row]! > 0 && id !== logged[slot]!.prizeId)!;
};

describe('the manifest that a log is verified against', () => {
  it('given the manifest of the box hash, then its promises are returned', () => {
    const { prizes, anchor } = JSON.parse(vectors.manifest);
    expect(promised.anchor).toBe(anchor);
    expect(promised.quantities).toEqual(prizes.map(({ quantity }: { quantity: number }) => quantity));
  });

  it.each([{ manifest: `${box.manifest} ` }, { boxHash: '0'.repeat(64) }])(
    'given %j, then no promises are returned',
    (change) => {
      expect(readPromise({ ...box, ...change })).toBeNull();
    },
  );

  it('given seeds, then they lead to the anchor or not', () => {
    const seeds = [1, 2, 3].map((day) => chain.seedOfDay(day));
    expect(checkSeeds(promised.anchor, seeds)).toBe(true);
    expect(checkSeeds(promised.anchor, [])).toBe(true);
    expect(checkSeeds(promised.anchor, [seeds[0]!, seeds[2]!, seeds[2]!])).toBe(false);
    expect(checkSeeds(promised.anchor, seeds.slice(1))).toBe(false);
  });
});

describe('followLog', () => {
  it('given all lines and seeds, then the whole log is valid and nothing is left', () => {
    for (const seedOf of [null, everySeed]) {
      const { place, difference, isWaiting } = follow(logged, seedOf);
      expect({ difference, isWaiting }).toEqual({ difference: null, isWaiting: false });
      expect(place).toMatchObject({ ...{ slot: head.slot, head: head.hash }, day: lastDay });
      expect(place.left.every((left) => left === 0)).toBe(true);
    }
  });

  it('given two parts, then the second continues where the first ended', () => {
    const { place } = follow(logged.slice(0, 5), everySeed);
    expect(follow(logged.slice(5), everySeed, logged.length, place)).toEqual(follow(logged, everySeed));
  });

  it('given a secret seed of a day, then it stops there', () => {
    const { place, difference, isWaiting } = follow(logged, (day) => (day < lastDay ? everySeed(day) : undefined));
    expect({ slot: place.slot, difference, isWaiting }).toEqual({
      slot: firstOfLastDay,
      difference: null,
      isWaiting: true,
    });
  });

  it.each<[string, PublicLine[], Reason]>([
    ['a line that is missing', logged.filter(({ slot }) => slot !== 3), 'slot'],
    ['a line that is there twice', [...logged.slice(0, 3), logged[2]!, ...logged.slice(3)], 'slot'],
    ['a hash of something else', withLine(3, { hash: '0'.repeat(64) }), 'chain'],
    ['another prize under the old hash', withLine(3, { prizeId: otherPrize(3) }), 'chain'],
    ['another client seed under the old hash', withLine(3, { clientSeedHash: '0'.repeat(64) }), 'chain'],
    ['a day before the one before it', forged(3, { day: 0 }), 'day'],
    ['a prize that is none of the box', forged(3, { prizeId: 'none' }), 'left'],
    ['a prize besides that no rule gives', forged(3, { extraIds: ['x9'] }), 'extra'],
  ])('given %s, then it reports the difference there, and the lines before are valid', (_, lines, reason) => {
    const { place, difference } = follow(lines, null, logged.length);
    expect(difference).toEqual({ slot: 3, reason });
    expect(place.slot).toBe(3);
  });

  it('given lines that end too early, then it reports the first missing line', () => {
    expect(follow(logged.slice(0, 4), null, 6).difference).toEqual({ slot: 4, reason: 'slot' });
  });

  it('given a wrong prize with a consistent chain, then only the seeds reveal it', () => {
    const lines = forged(3, { prizeId: otherPrize(3) }).slice(0, 4);
    expect(follow(lines).difference).toBeNull();
    expect(follow(lines, everySeed).difference).toEqual({ slot: 3, reason: 'prize' });
  });
});

describe('the head of a log', () => {
  const { place } = follow(logged.slice(0, 4));

  it.each([
    { slot: 4, hash: logged[3]!.hash },
    { slot: 9, hash: logged[8]!.hash },
  ])('given %j, then it matches four lines', (now) => {
    expect(compareHead(place, { ...box, head: now })).toBeNull();
  });

  it('given another hash for the same number of lines, then it differs at the last line', () => {
    expect(compareHead(place, { ...box, head: { slot: 4, hash: 'x' } })).toEqual({ slot: 3, reason: 'head' });
  });

  it('given fewer lines than before, then the log was cut', () => {
    expect(compareHead(place, { ...box, head: { slot: 2, hash: 'x' } })).toEqual({ slot: 2, reason: 'cut' });
  });
});
