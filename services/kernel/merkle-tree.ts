import { hash } from 'node:crypto';

/** Length of a hash in bytes. */
export const HASH_BYTES = 32;

/** A range of leaves: `from` counts from 0, `to` is exclusive. */
export interface LeafRange {
  readonly from: number;
  readonly to: number;
}

/** A subtree of 2^level leaves, the `index`-th of its level. */
export interface Subtree {
  readonly level: number;
  readonly index: number;
}

const sha256 = (...parts: readonly Uint8Array[]): Buffer => hash('sha256', Buffer.concat(parts), 'buffer');

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** The root of an empty tree (RFC 6962, section 2.1). */
export const EMPTY_ROOT = sha256();

/** Returns the hash of a leaf: SHA-256(0x00 ‖ entry) (RFC 6962, section 2.1). */
export const hashLeaf = (entry: Uint8Array): Buffer => sha256(LEAF, entry);

/** Returns the hash of an inner node: SHA-256(0x01 ‖ left ‖ right) (RFC 6962, section 2.1). */
export const hashNode = (left: Uint8Array, right: Uint8Array): Buffer => sha256(NODE, left, right);

/** Returns the largest power of two below `count`, which is at least 2. */
const splitOf = (count: number): number => {
  let power = 1;
  while (power * 2 < count) power *= 2;
  return power;
};

/** Splits a range into complete subtrees, in the order of their leaves. */
export const subtreesOf = ({ from, to }: LeafRange): readonly Subtree[] => {
  const subtrees: Subtree[] = [];
  for (let at = from; at < to; ) {
    let [size, level] = [1, 0];
    while (at + size * 2 <= to && at % (size * 2) === 0) [size, level] = [size * 2, level + 1];
    subtrees.push({ level, index: at / size });
    at += size;
  }
  return subtrees;
};

/** Joins the hashes of the subtrees of a range into one hash. Needs at least one hash. */
export const joinHashes = (hashes: readonly Buffer[]): Buffer =>
  hashes.reduceRight((right, left) => hashNode(left, right));

/** Computes the root of 2^n concatenated hashes of one level, without an allocation per node. */
export const computeRoot = (hashes: Uint8Array): Buffer => {
  const level = Buffer.from(hashes);
  const node = Buffer.alloc(1 + 2 * HASH_BYTES, NODE);
  for (let nodes = level.length / HASH_BYTES / 2; nodes >= 1; nodes /= 2)
    for (let i = 0; i < nodes; i++) {
      node.set(level.subarray(2 * i * HASH_BYTES, 2 * (i + 1) * HASH_BYTES), 1);
      level.write(hash('sha256', node, 'binary'), i * HASH_BYTES, 'latin1');
    }
  return level.subarray(0, HASH_BYTES);
};

/** Lists the ranges whose hashes are the inclusion proof of a leaf, in order (RFC 6962, section 2.1.1). */
export const listInclusionRanges = (leaf: number, size: number): readonly LeafRange[] => {
  const descend = ({ from, to }: LeafRange): LeafRange[] => {
    if (to - from === 1) return [];
    const middle = from + splitOf(to - from);
    const [left, right] = [
      { from, to: middle },
      { from: middle, to },
    ];
    return leaf < middle ? [...descend(left), right] : [...descend(right), left];
  };
  return descend({ from: 0, to: size });
};

/**
 * Lists the ranges whose hashes are the consistency proof from `older` to `size` leaves, in order (RFC 6962, section 2.1.2).
 * The proof is empty if the older tree is empty or both have the same size.
 *
 * @throws RangeError if the older tree is larger
 */
export const listConsistencyRanges = (older: number, size: number): readonly LeafRange[] => {
  const descend = ({ from, to }: LeafRange): LeafRange[] => {
    if (to === older) return from === 0 ? [] : [{ from, to }];
    const middle = from + splitOf(to - from);
    const [left, right] = [
      { from, to: middle },
      { from: middle, to },
    ];
    return older <= middle ? [...descend(left), right] : [...descend(right), left];
  };
  if (older > size) throw new RangeError(`a tree of ${older} leaves is the beginning of none of ${size}`);
  return older === 0 ? [] : descend({ from: 0, to: size });
};

/** Reads a proof from its end. A proof that is too short or too long is invalid. */
class Steps {
  private at: number;

  constructor(private readonly hashes: readonly Buffer[]) {
    this.at = hashes.length;
  }

  get isUsedUp(): boolean {
    return this.at === 0;
  }

  last(): Buffer {
    if (this.at === 0) throw new RangeError('a proof is too short');
    this.at -= 1;
    return this.hashes[this.at]!;
  }
}

const proves = (proof: readonly Buffer[], verify: (steps: Steps) => boolean): boolean => {
  const steps = new Steps(proof);
  try {
    return verify(steps) && steps.isUsedUp;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
};

/** Verifies an inclusion proof: that the tree with `root` holds the leaf at its index. */
export const isIncluded = (
  { leaf, size }: { readonly leaf: number; readonly size: number },
  hashOfLeaf: Buffer,
  root: Buffer,
  proof: readonly Buffer[],
): boolean =>
  Number.isSafeInteger(leaf) &&
  leaf >= 0 &&
  leaf < size &&
  proves(proof, (steps) => {
    const climb = ({ from, to }: LeafRange): Buffer => {
      if (to - from === 1) return hashOfLeaf;
      const middle = from + splitOf(to - from);
      const other = steps.last();
      return leaf < middle
        ? hashNode(climb({ from, to: middle }), other)
        : hashNode(other, climb({ from: middle, to }));
    };
    return climb({ from: 0, to: size }).equals(root);
  });

/** The published head of a tree: the number of leaves and the root. */
export interface TreeHead {
  readonly size: number;
  readonly root: Buffer;
}

/** Verifies a consistency proof: that the newer tree extends the older one. Every tree extends the empty tree. */
export const isConsistent = (older: TreeHead, newer: TreeHead, proof: readonly Buffer[]): boolean => {
  if (older.size > newer.size) return false;
  if (older.size === 0) return proof.length === 0 && older.root.equals(EMPTY_ROOT);
  if (older.size === newer.size) return proof.length === 0 && older.root.equals(newer.root);
  return proves(proof, (steps) => {
    const climb = ({ from, to }: LeafRange): readonly [older: Buffer, newer: Buffer] => {
      if (to === older.size) {
        const known = from === 0 ? older.root : steps.last();
        return [known, known];
      }
      const middle = from + splitOf(to - from);
      const other = steps.last();
      if (older.size <= middle) {
        const [before, now] = climb({ from, to: middle });
        return [before, hashNode(now, other)];
      }
      const [before, now] = climb({ from: middle, to });
      return [hashNode(other, before), hashNode(other, now)];
    };
    const [before, now] = climb({ from: 0, to: newer.size });
    return before.equals(older.root) && now.equals(newer.root);
  });
};
