import { describe, expect, it } from '@jest/globals';
import { edgeOf, grown, hashesOf, readTilePath, type Tile, tileOf, tilePath, widthOf } from './log-tiles.js';
import { completeRoot, joined, leafHash, nodeHash, subtreesOf } from './merkle-tree.js';

const leaf = (i: number): Buffer => leafHash(Buffer.from(`${i}`));
const leaves = (from: number, to: number): Buffer[] => Array.from({ length: to - from }, (_, i) => leaf(from + i));

/** All tiles of a tree that has grown in steps. */
const inSteps = (...sizes: readonly number[]): ReadonlyMap<string, Tile> => {
  const tiles = new Map<string, Tile>();
  let size = 0;
  for (const next of sizes) {
    const edge = edgeOf(size).flatMap(({ level, index }) => tiles.get(`${level}/${index}`) ?? []);
    for (const tile of grown(edge, size, Buffer.concat(leaves(size, next))))
      tiles.set(`${tile.level}/${tile.index}`, tile);
    size = next;
  }
  return tiles;
};

describe('the tiles of a log', () => {
  it('have paths', () => {
    for (const [file, path] of [
      [{ level: 0, index: 0, width: 256 }, '0/000'],
      [{ level: 2, index: 1234067, width: 8 }, '2/x001/x234/067.p/8'],
      [{ level: null, index: 1000, width: 256 }, 'entries/x001/000'],
    ] as const) {
      expect(tilePath(file)).toBe(path);
      expect(readTilePath(path)).toEqual(file);
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
  ])('have none at %j', (path) => expect(readTilePath(path)).toBeNull());

  it('are those that the standard counts for 70,000 leaves and for 256', () => {
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

  it('are the same in one step as in many', () => {
    const [once, often] = [inSteps(66_000), inSteps(1, 255, 256, 257, 600, 65_535, 65_536, 66_000)];
    expect([...often.keys()].sort()).toEqual([...once.keys()].sort());
    expect([...once].filter(([place, { hashes }]) => !often.get(place)!.hashes.equals(hashes))).toEqual([]);
    expect([...once.values()].filter((tile) => widthOf(tile) === 256)).toHaveLength(257 + 1);
  });

  it('grow from their own edge alone', () => {
    expect(() => grown([], 3, leaf(3))).toThrow('tile 0/0');
    expect(() => grown([{ level: 0, index: 0, hashes: leaf(0) }], 3, leaf(3))).toThrow('tile 0/0');
  });

  it('hold every subtree', () => {
    const tiles = inSteps(66_000);
    const subtree = (level: number, index: number): Buffer => {
      const { level: tileLevel, index: tile, from, to } = tileOf({ level, index });
      return completeRoot(hashesOf(tiles.get(`${tileLevel}/${tile}`)!, from, to));
    };
    expect(subtree(0, 300).equals(leaf(300))).toBe(true);
    expect(subtree(1, 7).equals(nodeHash(leaf(14), leaf(15)))).toBe(true);
    for (const level of [7, 8, 15, 16]) {
      const half = nodeHash(subtree(level - 1, 0), subtree(level - 1, 1));
      expect(subtree(level, 0).equals(half)).toBe(true);
    }
    const root = joined(subtreesOf({ from: 0, to: 66_000 }).map(({ level, index }) => subtree(level, index)));
    const plain = (hashes: readonly Buffer[]): Buffer => {
      if (hashes.length === 1) return hashes[0]!;
      const middle = 2 ** Math.ceil(Math.log2(hashes.length) - 1);
      return nodeHash(plain(hashes.slice(0, middle)), plain(hashes.slice(middle)));
    };
    expect(root.equals(plain(leaves(0, 66_000)))).toBe(true);
  });
});
