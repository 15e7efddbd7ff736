import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';

/*
 * The tree over the shop's whole log, as RFC 9162 (sections 2.1.3.2 and 2.1.4.2) has a reader verify it: step by step from the
 * leaves up, and without any of the shop's code.
 */

/** A tree as it was signed: how many entries, and the root over them. */
export interface TreeHead {
  readonly size: number;
  readonly root: Uint8Array;
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((byte, i) => byte === b[i]);

const nodeOf = (left: Uint8Array, right: Uint8Array): Uint8Array => sha256(concatBytes(Uint8Array.of(1), left, right));

/** The hash of the leaf of an entry. */
export const leafOf = (entry: Uint8Array): Uint8Array => sha256(concatBytes(Uint8Array.of(0), entry));

const half = (n: number): number => Math.floor(n / 2);

/** A node's place in its level, and that of the level's last node. */
class Place {
  constructor(
    private at: number,
    private last: number,
  ) {}

  get isTop(): boolean {
    return this.last === 0;
  }

  /** Whether what comes next in a proof stands to its left. */
  get hasLeft(): boolean {
    return this.at % 2 === 1 || this.at === this.last;
  }

  up(): void {
    this.at = half(this.at);
    this.last = half(this.last);
  }

  /** To where it first has somebody to its left: what stands alone at the edge is passed on as it is. */
  upAlone(): void {
    while (this.at % 2 === 0 && this.at !== 0) this.up();
  }

  upWhileRight(): void {
    while (this.at % 2 === 1) this.up();
  }
}

/** Whether the leaf with this hash is the one at its place, from 0, of the tree. */
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

/** Whether the tree begins with all that an older one had, in its order; of an empty one nobody can tell. */
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
