import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { anchorOf, checkSeed, hashSeed, SEED_CHAIN_DAYS, SeedChain, seedOfDay, toDayNumber } from './seed-chain.js';

const last = createHash('sha256').update('last').digest();

describe('seed chain', () => {
  it('given a seed, then the previous one is the hash of its tag and its bytes', () => {
    const expected = createHash('sha256').update('oripa-seed/1').update(last).digest();
    expect(hashSeed(last)).toEqual(expected);
  });

  it('given a chain, then every day leads to the day before and to the anchor', () => {
    const anchor = anchorOf(last, 9);
    expect(seedOfDay(last, 9, 9)).toEqual(last);
    for (let day = 1; day <= 9; day++) expect(checkSeed(seedOfDay(last, 9, day), day, anchor)).toBe(true);
    for (let day = 2; day <= 9; day++) expect(hashSeed(seedOfDay(last, 9, day))).toEqual(seedOfDay(last, 9, day - 1));
  });

  it.each([0, -1, 10, 1.5, Number.NaN])('given day %d of a chain of 9, refuses', (day) => {
    expect(() => seedOfDay(last, 9, day)).toThrow(RangeError);
    expect(() => new SeedChain(last, 9).seedOfDay(day)).toThrow(RangeError);
  });

  it('given a seed of another day, another chain or another length, then it is refused', () => {
    const anchor = anchorOf(last, 9);
    const seed = seedOfDay(last, 9, 4);
    expect(checkSeed(seed, 3, anchor)).toBe(false);
    expect(checkSeed(seed, 4, anchorOf(seed, 9))).toBe(false);
    expect(checkSeed(Buffer.from(anchor, 'hex'), 0, anchor)).toBe(false);
    const long = Buffer.alloc(33);
    expect(checkSeed(long, 1, anchorOf(long, 1))).toBe(false);
  });
});

describe('SeedChain', () => {
  it('given a chain of three years, then it has the seeds and the anchor of the plain functions', () => {
    const chain = new SeedChain(last);
    expect(chain.anchor).toBe(anchorOf(last, SEED_CHAIN_DAYS));
    for (const day of [1, 500, SEED_CHAIN_DAYS]) {
      expect(chain.seedOfDay(day)).toEqual(seedOfDay(last, SEED_CHAIN_DAYS, day));
    }
  });

  it('given a repeated day, then it returns the same buffer without hashing', () => {
    const chain = new SeedChain(last, 9);
    expect(chain.seedOfDay(3)).toBe(chain.seedOfDay(3));
  });

  it('given a chain, then no property that a log could print contains its seeds', () => {
    expect(Reflect.ownKeys(new SeedChain(last, 1)).sort()).toEqual(['anchor', 'length']);
  });

  it('given a last seed of another length, refuses', () => {
    expect(() => new SeedChain(randomBytes(31))).toThrow(RangeError);
  });
});

describe('dayNumber', () => {
  it.each([
    ['2025-04-01', '2025-04-01', 1],
    ['2025-04-01', '2025-04-02', 2],
    ['2024-02-28', '2024-03-01', 3],
    ['2025-12-31', '2026-01-01', 2],
    ['2025-01-01', '2028-01-01', SEED_CHAIN_DAYS],
    ['2025-04-01', '2025-03-31', 0],
  ])('given a first sale on %s, then %s is day %d', (first, date, day) => {
    expect(toDayNumber(first, date)).toBe(day);
  });

  it.each(['2025-02-29', '2025-4-1', '', '2025-04-01T00:00:00Z'])('given %j, refuses', (date) => {
    expect(() => toDayNumber('2025-04-01', date)).toThrow(RangeError);
  });
});
