import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';

/*
 * Verifies the shop's log as a Merkle tree, step by step from the leaves up, without any code of the shop. Source:
 * RFC 9162, sections 2.1.3.2 and 2.1.4.2.
 */

/** Signed tree: number of entries, and root hash. */
export interface TreeHead {
  readonly size: number;
  readonly root: Uint8Array;
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((byte, i) => byte === b[i]);

const nodeOf = (left: Uint8Array, right: Uint8Array): Uint8Array => sha256(concatBytes(Uint8Array.of(1), left, right));

/** Returns the leaf hash of an entry. */
export const leafOf = (entry: Uint8Array): Uint8Array => sha256(concatBytes(Uint8Array.of(0), entry));

const half = (n: number): number => Math.floor(n / 2);

/** Index of a node in its level, and of the last node of the level. */
class Place {
  constructor(
    private at: number,
    private last: number,
  ) {}

  get isTop(): boolean {
    return this.last === 0;
  }

  /** True if the next hash of a proof is the left sibling. */
  get hasLeft(): boolean {
    return this.at % 2 === 1 || this.at === this.last;
  }

  up(): void {
    this.at = half(this.at);
    this.last = half(this.last);
  }

  /** Ascends until the node has a left sibling; a single node at the edge is passed on unchanged. */
  upAlone(): void {
    while (this.at % 2 === 0 && this.at !== 0) this.up();
  }

  upWhileRight(): void {
    while (this.at % 2 === 1) this.up();
  }
}

/** Returns true if the tree has a leaf hash at an index, counted from 0. */
export const isInTree = (
  leaf: Uint8Array,
  index: number,
  { size, root }: TreeHead,
  proof: readonly Uint8Array[],
): boolean => {
  if (!Number.isSafeInteger(index) || index < 0 || index >= size) return false;
  const place = new Place(index, size - 1);
  let hash = leaf;
  for (const other of proof) {
    if (place.isTop) return false;
    if (place.hasLeft) {
      hash = nodeOf(other, hash);
      place.upAlone();
    } else hash = nodeOf(hash, other);
    place.up();
  }
  return place.isTop && isSame(hash, root);
};

const isPowerOfTwo = (n: number): boolean => Number.isInteger(Math.log2(n));

/** Returns true if the tree starts with all entries of an older one, in their order. An empty tree proves nothing. */
export const isExtension = (older: TreeHead, newer: TreeHead, proof: readonly Uint8Array[]): boolean => {
  if (older.size === newer.size) return proof.length === 0 && isSame(older.root, newer.root);
  if (older.size < 1 || older.size > newer.size) return false;
  const [first, ...rest] = isPowerOfTwo(older.size) ? [older.root, ...proof] : proof;
  if (!first) return false;
  const place = new Place(older.size - 1, newer.size - 1);
  place.upWhileRight();
  let [before, now] = [first, first];
  for (const other of rest) {
    if (place.isTop) return false;
    if (place.hasLeft) {
      before = nodeOf(other, before);
      now = nodeOf(other, now);
      place.upAlone();
    } else now = nodeOf(now, other);
    place.up();
  }
  return place.isTop && isSame(before, older.root) && isSame(now, newer.root);
};
