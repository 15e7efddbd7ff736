import { computeHashesOver, listTilesOver } from '../../kernel/log-tiles.js';
import { EMPTY_ROOT, type LeafRange, type TreeHead } from '../../kernel/merkle-tree.js';
import type { Database } from '../../platform/database/database.js';
import { readTiles } from './log-tree.rows.js';

/** The hashes over some stretches of the log, each as a proof has it. @throws Error where a tile is missing */
export const rangeHashes = async (database: Database, ranges: readonly LeafRange[]): Promise<readonly Buffer[]> =>
  computeHashesOver(ranges, await readTiles(database, listTilesOver(ranges)));

/** The head of the first so many numbers of the log. */
export const headAt = async (database: Database, size: number): Promise<TreeHead> => ({
  size,
  root: size === 0 ? EMPTY_ROOT : (await rangeHashes(database, [{ from: 0, to: size }]))[0]!,
});
