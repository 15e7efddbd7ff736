import { computeHashesOver, listTilesOver } from '../../kernel/log-tiles.js';
import { EMPTY_ROOT, type LeafRange, type TreeHead } from '../../kernel/merkle-tree.js';
import type { Database } from '../../platform/database/database.js';
import { readTiles } from './log-tree.rows.js';

/**
 * Loads the hashes over ranges of the log, in the form of proofs.
 *
 * @throws Error if a tile is missing
 */
export const loadRangeHashes = async (database: Database, ranges: readonly LeafRange[]): Promise<readonly Buffer[]> =>
  computeHashesOver(ranges, await readTiles(database, listTilesOver(ranges)));

/** Computes the head over the first `size` numbers of the log. */
export const headAt = async (database: Database, size: number): Promise<TreeHead> => ({
  size,
  root: size === 0 ? EMPTY_ROOT : (await loadRangeHashes(database, [{ from: 0, to: size }]))[0]!,
});
