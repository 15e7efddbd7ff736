import type { Tile } from '../../services/kernel/log-tiles.js';
import { hashLeaf, hashNode } from '../../services/kernel/merkle-tree.js';

/** Returns the hashes of arbitrary leaves. */
export const buildLeaves = (from: number, to: number): Buffer[] =>
  Array.from({ length: to - from }, (_, i) => hashLeaf(Buffer.from(`${from + i}`)));

/** Computes the root over leaves as RFC 6962, section 2.1, defines it, regardless of cost. */
export const computePlainRoot = (leaves: readonly Buffer[]): Buffer => {
  if (leaves.length === 1) return leaves[0]!;
  const middle = 2 ** Math.ceil(Math.log2(leaves.length) - 1);
  return hashNode(computePlainRoot(leaves.slice(0, middle)), computePlainRoot(leaves.slice(middle)));
};

/** Computes all tiles of a tree, level by level, as the standard defines them (c2sp.org/tlog-tiles). */
export const computePlainTiles = (leaves: readonly Buffer[]): readonly Tile[] => {
  const tiles: Tile[] = [];
  for (let [level, hashes] = [0, leaves]; hashes.length > 0; level++) {
    const above: Buffer[] = [];
    for (let at = 0; at < hashes.length; at += 256) {
      const tileHashes = hashes.slice(at, at + 256);
      tiles.push({ level, index: at / 256, hashes: Buffer.concat(tileHashes) });
      if (tileHashes.length === 256) above.push(computePlainRoot(tileHashes));
    }
    hashes = above;
  }
  return tiles;
};
