import { describe, expect, it } from '@jest/globals';
import { buildLeaves, computePlainRoot, computePlainTiles } from '../../test/support/plain-tree.js';
import { computeHashesOver, edgeOf, listTilesOver, parseTilePath, tilePathOf } from './log-tiles.js';

describe('the tiles of a log', () => {
  it('survive a round trip of their paths', () => {
    for (const [file, path] of [
      [{ level: 0, index: 0, width: 256 }, '0/000'],
      [{ level: 2, index: 1234067, width: 8 }, '2/x001/x234/067.p/8'],
      [{ level: null, index: 1000, width: 256 }, 'entries/x001/000'],
    ] as const) {
      expect(tilePathOf(file)).toBe(path);
      expect(parseTilePath(path)).toEqual(file);
    }
  });

  it.each([
    '',
    '0',
    '0/0',
    '0/00',
    '00/000',
    '0/x000/001',
    '0/1/000',
    '0/000.p/0',
    '0/000.p/256',
    '0/000.p/01',
    'a/000',
  ])('do not accept the path %j', (path) => expect(parseTilePath(path)).toBeNull());

  it('match the counts of the standard for 70,000 leaves and for 256', () => {
    const widths = (size: number) => edgeOf(size).map(({ index, width }) => [index, width]);
    expect(widths(70_000)).toEqual([
      [273, 112],
      [1, 17],
      [0, 1],
    ]);
    expect(widths(256)).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('hold the hashes that each range is computed from', () => {
    const leaves = buildLeaves(0, 66_000);
    const tiles = computePlainTiles(leaves);
    for (const [from, to] of [
      [300, 301],
      [14, 16],
      [0, 256],
      [0, 66_000],
      [65_536, 66_000],
    ] as const) {
      const places = listTilesOver([{ from, to }]);
      const needed = tiles.filter(({ level, index }) =>
        places.some((place) => place.level === level && place.index === index),
      );
      expect(needed).toHaveLength(places.length);
      expect(computeHashesOver([{ from, to }], needed)[0]).toEqual(computePlainRoot(leaves.slice(from, to)));
    }
    expect(() => computeHashesOver([{ from: 0, to: 66_000 }], tiles.slice(1))).not.toThrow();
    expect(() => computeHashesOver([{ from: 0, to: 3 }], tiles.slice(1))).toThrow('tile 0/0 of the log is missing');
  });
});
