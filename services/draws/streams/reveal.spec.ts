import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { OpenedBox } from './opened-box.js';
import { computeDayOfSale, revealMoment, seedToReveal } from './reveal.js';
import { SEED_CHAIN_DAYS, SeedChain } from './seed-chain.js';

const seeds = new SeedChain(createHash('sha256').update('chain').digest());
const start = new Date('2026-04-01T23:30:00+09:00');
const box = { terms: { packId: 'p1', start }, seeds } as unknown as OpenedBox;
const revealed = (day: number) => [
  { type: 'SeedRevealed', data: { packId: 'p1', day, seed: seeds.seedOfDay(day).toString('hex') } },
];
const tokyo = (text: string) => new Date(`${text}+09:00`);

describe('the time at which a seed may be revealed', () => {
  it.each([
    ['2026-04-01T00:00:00', '2026-04-02T00:00:00'],
    ['2026-04-01T23:59:59.999', '2026-04-02T00:00:00'],
    ['2026-12-31T12:00:00', '2027-01-01T00:00:00'],
  ])('returns the next midnight in Tokyo: for %s, %s', (at, midnight) => {
    expect(revealMoment(tokyo(at))).toEqual(tokyo(midnight));
  });
});

describe('the day of a sale', () => {
  it.each([
    ['2026-04-01T23:59:59.999', 1],
    ['2026-04-02T00:00:00', 2],
    ['2026-03-31T23:59:59.999', 0],
    ['2027-04-01T00:00:00', 366],
  ])('returns for %s day %i', (at, day) => {
    expect(computeDayOfSale(start, tokyo(at))).toBe(day);
  });
});

describe('the seed to reveal', () => {
  it('belongs to the day that takes no more slots', () => {
    expect(seedToReveal(box, 0, 1)).toEqual(revealed(1));
    expect(seedToReveal(box, 1, 10)).toEqual(revealed(10));
  });

  it('does not exist before the first day is over', () => {
    for (const day of [0, -1, -400]) expect(seedToReveal(box, 0, day)).toEqual([]);
  });

  it('does not exist a second time, nor for an earlier day', () => {
    expect(seedToReveal(box, 5, 5)).toEqual([]);
    expect(seedToReveal(box, 5, 4)).toEqual([]);
  });

  it('does not go beyond the last one of the chain', () => {
    expect(seedToReveal(box, 7, 9999)).toEqual(revealed(SEED_CHAIN_DAYS));
    expect(seedToReveal(box, SEED_CHAIN_DAYS, 9999)).toEqual([]);
  });
});
