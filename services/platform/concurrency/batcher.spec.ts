import { beforeEach, describe, expect, it } from '@jest/globals';
import { Batcher, BusyError } from './batcher.js';

/** The batches that were run, and what ends the one that waits. */
let batches: [key: string, items: readonly number[]][];
let gates: (() => void)[];
/** Whole batches with such an item fail. */
let poison: Set<number>;
let faultsLeft: number;

beforeEach(() => {
  batches = [];
  gates = [];
  poison = new Set();
  faultsLeft = 0;
});

/** Doubles its items, each batch when its gate is opened; negative ones are refused by themselves. */
const doubling = (maxBatch = 100, maxWaiting = 100) =>
  new Batcher<number, number>(
    async (key, items) => {
      batches.push([key, items]);
      await new Promise<void>((resolve) => gates.push(resolve));
      if (faultsLeft-- > 0) throw new Error('a passing fault');
      if (items.some((item) => poison.has(item))) throw new Error('a bad batch');
      return items.map((item) => (item < 0 ? new RangeError(`${item}`) : item * 2));
    },
    maxBatch,
    maxWaiting,
  );

const settle = () => new Promise((resolve) => setImmediate(resolve));
/** Opens gates until nothing waits. */
const openAll = async (): Promise<void> => {
  await settle();
  while (gates.length > 0) {
    for (const open of gates.splice(0)) open();
    await settle();
  }
};

describe('a batcher', () => {
  it('begins at once, and makes the next batch of what came meanwhile, in order', async () => {
    const batcher = doubling();
    const results = [1, 2, 3, 4].map((item) => batcher.submit('a', item));
    await settle();
    expect(batches).toEqual([['a', [1]]]);
    await openAll();
    expect(batches).toEqual([
      ['a', [1]],
      ['a', [2, 3, 4]],
    ]);
    expect(await Promise.all(results)).toEqual([2, 4, 6, 8]);
  });

  it('keeps one batch of a key in flight, and the keys apart', async () => {
    const batcher = doubling();
    const results = [batcher.submit('a', 1), batcher.submit('b', 2), batcher.submit('a', 3)];
    await settle();
    expect(batches.map(([key]) => key)).toEqual(['a', 'b']);
    await openAll();
    expect(await Promise.all(results)).toEqual([2, 4, 6]);
  });

  it('takes no more than so many items into a batch', async () => {
    const batcher = doubling(2);
    const results = [1, 2, 3, 4, 5, 6].map((item) => batcher.submit('a', item));
    await openAll();
    expect(batches.map(([, items]) => items)).toEqual([[1], [2, 3], [4, 5], [6]]);
    expect(await Promise.all(results)).toEqual([2, 4, 6, 8, 10, 12]);
  });

  it('turns away the call that would be one too many to wait on a key, and no other', async () => {
    const batcher = doubling(100, 2);
    const served = [1, 2, 3].map((item) => batcher.submit('a', item));
    await expect(batcher.submit('a', 4)).rejects.toBeInstanceOf(BusyError);
    served.push(batcher.submit('b', 5));
    await openAll();
    expect(await Promise.all(served)).toEqual([2, 4, 6, 10]);
    const again = batcher.submit('a', 6);
    await openAll();
    expect(await again).toBe(12);
  });

  it('fails the one whose result is an error, and not those beside it', async () => {
    const batcher = doubling();
    const results = [1, 2, -3, 4].map((item) => batcher.submit('a', item));
    const outcomes = Promise.allSettled(results);
    await openAll();
    expect(
      (await outcomes).map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason)),
    ).toEqual([2, 4, new RangeError('-3'), 8]);
  });

  it('tries a batch that failed as a whole once more', async () => {
    faultsLeft = 1;
    const batcher = doubling();
    const result = batcher.submit('a', 1);
    await openAll();
    expect(await result).toBe(2);
    expect(batches).toHaveLength(2);
  });

  it('finds the one bad item of many by halves, and serves all the others', async () => {
    poison.add(13);
    const batcher = doubling();
    const results = Array.from({ length: 20 }, (_, item) => batcher.submit('a', item));
    const outcomes = Promise.allSettled(results);
    await openAll();
    const failed = (await outcomes).flatMap((outcome, item) => (outcome.status === 'rejected' ? [item] : []));
    expect(failed).toEqual([13]);
    expect(batches.length).toBeLessThan(14);
  });

  it('goes on with the key after a bad item', async () => {
    poison.add(1);
    const batcher = doubling();
    const bad = expect(batcher.submit('a', 1)).rejects.toThrow('a bad batch');
    await openAll();
    await bad;
    const good = batcher.submit('a', 2);
    await openAll();
    expect(await good).toBe(4);
  });

  describe('of items that cost', () => {
    /** Each item costs what it is. */
    const costly = (maxBatch: number, maxWaiting: number) =>
      new Batcher<number, number>(
        async (key, items) => {
          batches.push([key, items]);
          await new Promise<void>((resolve) => gates.push(resolve));
          return items.map((item) => item * 2);
        },
        4,
        100,
        { of: (item) => item, maxBatch, maxWaiting },
      );

    it('takes no more into a batch than so much cost, in order, and what costs more by itself', async () => {
      const batcher = costly(10, 1000);
      const results = [1, 6, 4, 1, 50, 3, 7, 1, 1, 1, 1, 1].map((item) => batcher.submit('a', item));
      await openAll();
      expect(batches.map(([, items]) => items)).toEqual([[1], [6, 4], [1], [50], [3, 7], [1, 1, 1, 1], [1]]);
      expect(await Promise.all(results)).toEqual([2, 12, 8, 2, 100, 6, 14, 2, 2, 2, 2, 2]);
    });

    it('turns away what costs more than may wait, and still lets in what costs little', async () => {
      const batcher = costly(10, 20);
      const served = [batcher.submit('a', 9), batcher.submit('a', 10), batcher.submit('a', 9)];
      await expect(batcher.submit('a', 2)).rejects.toBeInstanceOf(BusyError);
      served.push(batcher.submit('a', 1));
      await openAll();
      expect(await Promise.all(served)).toEqual([18, 20, 18, 2]);
      const again = batcher.submit('a', 20);
      await openAll();
      expect(await again).toBe(40);
    });
  });
});
