import { describe, expect, it } from '@jest/globals';
import { LeastRecentlyUsed } from './least-recently-used.js';

describe('a cache of what was used recently', () => {
  it('keeps no more than it may, and lets go of what was asked for the longest ago', () => {
    const cache = new LeastRecentlyUsed<number>(3);
    for (const [i, key] of ['a', 'b', 'c'].entries()) cache.set(key, i);
    expect(cache.get('a')).toBe(0);
    cache.set('d', 3);
    expect(cache.size).toBe(3);
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual([0, undefined, 2, 3]);
  });

  it('keeps what is asked for again and again, whatever else comes', () => {
    const cache = new LeastRecentlyUsed<number>(2);
    cache.set('hot', 1);
    for (let i = 0; i < 100; i++) {
      cache.set(`cold ${i}`, i);
      expect(cache.get('hot')).toBe(1);
    }
    expect(cache.size).toBe(2);
  });

  it('holds the newest value of a key once', () => {
    const cache = new LeastRecentlyUsed<number>(2);
    cache.set('a', 1);
    cache.set('a', 2);
    expect([cache.size, cache.get('a')]).toEqual([1, 2]);
  });
});
