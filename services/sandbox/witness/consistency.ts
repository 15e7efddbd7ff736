import { createHash } from 'node:crypto';

const hashNode = (left: Buffer, right: Buffer): Buffer =>
  createHash('sha256').update(Uint8Array.of(1)).update(left).update(right).digest();

/** Size and root of a tree. */
export interface TreeHead {
  readonly size: number;
  readonly root: Buffer;
}

/** Verifies that a tree extends an older one, by RFC 9162, section 2.1.4.2. Each tree extends an empty one. */
export const isConsistent = (older: TreeHead, newer: TreeHead, proof: readonly Buffer[]): boolean => {
  if (older.size === 0) return proof.length === 0;
  if (older.size === newer.size) return proof.length === 0 && older.root.equals(newer.root);
  const isWhole = Number.isInteger(Math.log2(older.size));
  const [first, ...rest] = isWhole ? [older.root, ...proof] : proof;
  if (!first || proof.length === 0) return false;
  let [fn, sn] = [BigInt(older.size - 1), BigInt(newer.size - 1)];
  const up = () => {
    [fn, sn] = [fn >> 1n, sn >> 1n];
  };
  while (fn & 1n) up();
  let [was, is] = [first, first];
  for (const hash of rest) {
    if (sn === 0n) return false;
    if (fn & 1n || fn === sn) {
      [was, is] = [hashNode(hash, was), hashNode(hash, is)];
      while (fn !== 0n && !(fn & 1n)) up();
    } else is = hashNode(is, hash);
    up();
  }
  return sn === 0n && was.equals(older.root) && is.equals(newer.root);
};
