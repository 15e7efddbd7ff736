import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { OpenedBox } from './box-shelf.js';
import { revealMoment, seedsToReveal } from './reveal.js';
import { SEED_CHAIN_DAYS, SeedChain } from './streams/seed-chain.js';

const seeds = new SeedChain(createHash('sha256').update('chain').digest());
const start = new Date('2026-04-01T23:30:00+09:00');
const box = { terms: { packId: 'p1', start }, seeds } as unknown as OpenedBox;
const revealed = (day: number) => [
  { type: 'SeedRevealed', data: { packId: 'p1', day, seed: seeds.seedOfDay(day).toString('hex') } },
];
const tokyo = (text: string) => new Date(`${text}+09:00`);

describe('when the seed of a day may be shown', () => {
  it.each([
    ['2026-04-01T00:00:00', '2026-04-02T00:00:00'],
    ['2026-04-01T23:59:59.999', '2026-04-02T00:00:00'],
    ['2026-12-31T12:00:00', '2027-01-01T00:00:00'],
  ])('is the next midnight in Tokyo: of %s, %s', (at, midnight) => {
    expect(revealMoment(tokyo(at))).toEqual(tokyo(midnight));
  });
});

describe('the seeds to reveal', () => {
  it('are none on the first day, to its last millisecond', () => {
    expect(seedsToReveal(box, 0, start)).toEqual([]);
    expect(seedsToReveal(box, 0, tokyo('2026-04-01T23:59:59.999'))).toEqual([]);
  });

  it('are that of yesterday from midnight on', () => {
    expect(seedsToReveal(box, 0, tokyo('2026-04-02T00:00:00'))).toEqual(revealed(1));
    expect(seedsToReveal(box, 1, tokyo('2026-04-03T10:00:00'))).toEqual(revealed(2));
  });

  it('are that of the last day that is over, after days without a look', () => {
    expect(seedsToReveal(box, 1, tokyo('2026-04-11T10:00:00'))).toEqual(revealed(10));
  });

  it('are none twice, nor for a clock that is behind', () => {
    expect(seedsToReveal(box, 1, tokyo('2026-04-02T10:00:00'))).toEqual([]);
    expect(seedsToReveal(box, 5, tokyo('2026-04-02T10:00:00'))).toEqual([]);
  });

  it('are at most those of the chain', () => {
    expect(seedsToReveal(box, 7, tokyo('2036-01-01T00:00:00'))).toEqual(revealed(SEED_CHAIN_DAYS));
    expect(seedsToReveal(box, SEED_CHAIN_DAYS, tokyo('2036-01-01T00:00:00'))).toEqual([]);
  });
});

describe('the seeds to reveal when the sale has ended for good', () => {
  it("are today's too", () => {
    expect(seedsToReveal(box, 0, start, true)).toEqual(revealed(1));
    expect(seedsToReveal(box, 2, tokyo('2026-04-04T10:00:00'), true)).toEqual(revealed(4));
  });

  it('are none before the first sale', () => {
    expect(seedsToReveal(box, 0, tokyo('2026-03-31T10:00:00'), true)).toEqual([]);
  });
});
