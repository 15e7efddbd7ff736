import { describe, expect, it } from '@jest/globals';
import { LANES, laneOf, lanes } from './lane.js';

describe('laneOf', () => {
  it('matches the published FNV-1a hashes of UTF-8 bytes', () => {
    // 0xe40c292c, 0xbf9cf968 and 0x811c9dc5 are the published hashes of "a", "foobar" and "".
    expect([laneOf('a'), laneOf('foobar'), laneOf('')]).toEqual([
      0xe40c292c % LANES,
      0xbf9cf968 % LANES,
      0x811c9dc5 % LANES,
    ]);
  });

  it('spreads keys evenly over the lanes', () => {
    const counts = lanes.map(() => 0);
    for (let i = 0; i < 12_000; i++) counts[laneOf(`01a1fd35-0c0a-7831-a43a-${String(i).padStart(12, '0')}`)]! += 1;
    expect(Math.min(...counts)).toBeGreaterThan(800);
    expect(Math.max(...counts)).toBeLessThan(1200);
  });
});
