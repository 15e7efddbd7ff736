import { hashesOf, type TilePlace, tileOf, widthOf } from '../../kernel/log-tiles.js';
import {
  completeRoot,
  EMPTY_ROOT,
  joined,
  type LeafRange,
  subtreesOf,
  type TreeHead,
} from '../../kernel/merkle-tree.js';
import type { Database } from '../../platform/database/database.js';
import { readTiles } from './log-tree.rows.js';

const keyOf = ({ level, index }: TilePlace): string => `${level}/${index}`;

/** The hashes over some stretches of the log, each as a proof has it. @throws Error where a tile is missing */
export const rangeHashes = async (database: Database, ranges: readonly LeafRange[]): Promise<readonly Buffer[]> => {
  const wanted = ranges.map((range) => subtreesOf(range).map(tileOf));
  const places = new Map(wanted.flat().map((place) => [keyOf(place), place]));
  const tiles = await readTiles(database, [...places.values()]);
  const found = new Map(tiles.map((tile) => [keyOf(tile), tile]));
  return wanted.map((subtrees) =>
    joined(
      subtrees.map((place) => {
        const tile = found.get(keyOf(place));
        if (!tile || widthOf(tile) < place.to) throw new Error(`tile ${keyOf(place)} of the log is missing`);
        return completeRoot(hashesOf(tile, place.from, place.to));
      }),
    ),
  );
};

/** The head of the first so many numbers of the log. */
export const headAt = async (database: Database, size: number): Promise<TreeHead> => ({
  size,
  root: size === 0 ? EMPTY_ROOT : (await rangeHashes(database, [{ from: 0, to: size }]))[0]!,
});
