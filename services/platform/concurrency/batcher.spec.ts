import { beforeEach, describe, expect, it } from '@jest/globals';
import { Batcher, BusyError } from './batcher.js';

/** The batches that were run, and the functions that finish those still running. */
let batches: [key: string, items: readonly number[]][];
let gates: (() => void)[];
/** A batch with one of these items fails as a whole. */
let poison: Set<number>;
let faultsLeft: number;

beforeEach(() => {
  batches = [];
  gates = [];
  poison = new Set();
  faultsLeft = 0;
});

/** Creates a batcher that doubles its items. Each batch waits for its gate; negative items are rejected individually. */
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
/** Opens gates until no batch is waiting. */
const openAll = async (): Promise<void> => {
  await settle();
  while (gates.length > 0) {
    for (const open of gates.splice(0)) open();
    await settle();
  }
};

describe('Batcher', () => {
  it('runs the first item at once, and batches the items that arrive meanwhile in order', async () => {
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

  it('runs one batch per key at a time, and keys independently', async () => {
    const batcher = doubling();
    const results = [batcher.submit('a', 1), batcher.submit('b', 2), batcher.submit('a', 3)];
    await settle();
    expect(batches.map(([key]) => key)).toEqual(['a', 'b']);
    await openAll();
    expect(await Promise.all(results)).toEqual([2, 4, 6]);
  });

  it('limits the items of a batch', async () => {
    const batcher = doubling(2);
    const results = [1, 2, 3, 4, 5, 6].map((item) => batcher.submit('a', item));
    await openAll();
    expect(batches.map(([, items]) => items)).toEqual([[1], [2, 3], [4, 5], [6]]);
    expect(await Promise.all(results)).toEqual([2, 4, 6, 8, 10, 12]);
  });

  it('refuses an item beyond the limit of its key, and accepts items of other keys', async () => {
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

  it('rejects only the item whose result is an error', async () => {
    const batcher = doubling();
    const results = [1, 2, -3, 4].map((item) => batcher.submit('a', item));
    const outcomes = Promise.allSettled(results);
    await openAll();
    expect(
      (await outcomes).map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason)),
    ).toEqual([2, 4, new RangeError('-3'), 8]);
  });

  it('retries a batch that failed as a whole once', async () => {
    faultsLeft = 1;
    const batcher = doubling();
    const result = batcher.submit('a', 1);
    await openAll();
    expect(await result).toBe(2);
    expect(batches).toHaveLength(2);
  });

  it('halves a failing batch to isolate the bad item, and serves all others', async () => {
    poison.add(13);
    const batcher = doubling();
    const results = Array.from({ length: 20 }, (_, item) => batcher.submit('a', item));
    const outcomes = Promise.allSettled(results);
    await openAll();
    const failed = (await outcomes).flatMap((outcome, item) => (outcome.status === 'rejected' ? [item] : []));
    expect(failed).toEqual([13]);
    expect(batches.length).toBeLessThan(14);
  });

  it('continues with the key after a bad item', async () => {
    poison.add(1);
    const batcher = doubling();
    const bad = expect(batcher.submit('a', 1)).rejects.toThrow('a bad batch');
    await openAll();
    await bad;
    const good = batcher.submit('a', 2);
    await openAll();
    expect(await good).toBe(4);
  });

  describe('with costs', () => {
    /** Creates a batcher in which the cost of an item is its value. */
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

    it('limits the cost of a batch, and runs an item above the limit by itself', async () => {
      const batcher = costly(10, 1000);
      const results = [1, 6, 4, 1, 50, 3, 7, 1, 1, 1, 1, 1].map((item) => batcher.submit('a', item));
      await openAll();
      expect(batches.map(([, items]) => items)).toEqual([[1], [6, 4], [1], [50], [3, 7], [1, 1, 1, 1], [1]]);
      expect(await Promise.all(results)).toEqual([2, 12, 8, 2, 100, 6, 14, 2, 2, 2, 2, 2]);
    });

    it('refuses an item that exceeds the waiting cost, and still accepts a cheaper one', async () => {
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
