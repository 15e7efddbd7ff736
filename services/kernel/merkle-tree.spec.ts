import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  computeRoot,
  EMPTY_ROOT,
  hashLeaf,
  hashNode,
  isConsistent,
  isIncluded,
  joinHashes,
  type LeafRange,
  listConsistencyRanges,
  listInclusionRanges,
  subtreesOf,
} from './merkle-tree.js';

/** Test vectors of the reference implementation of RFC 6962. */
const ENTRIES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

const leaves = ENTRIES.map((hex) => hashLeaf(Buffer.from(hex, 'hex')));
const many = Array.from({ length: 67 }, (_, i) => hashLeaf(Buffer.from(`${i}`)));

const over = (hashes: readonly Buffer[], range: LeafRange): Buffer =>
  joinHashes(
    subtreesOf(range).map(({ level, index }) =>
      computeRoot(Buffer.concat(hashes.slice(index * 2 ** level, (index + 1) * 2 ** level))),
    ),
  );
const rootOf = (hashes: readonly Buffer[], size: number): Buffer => over(hashes, { from: 0, to: size });
const changed = (one: Buffer): Buffer => Buffer.from(one).fill(one[0]! ^ 1, 0, 1);

describe('a Merkle tree', () => {
  it('has the roots of the reference implementation', () => {
    expect(EMPTY_ROOT.toString('hex')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(ROOTS.map((_, i) => rootOf(leaves, i + 1).toString('hex'))).toEqual(ROOTS);
  });

  it('accepts inclusion proofs, and rejects them for another leaf, tree or length', () => {
    for (let size = 1; size <= many.length; size++) {
      const root = rootOf(many, size);
      for (let leaf = 0; leaf < size; leaf++) {
        const proof = listInclusionRanges(leaf, size).map((range) => over(many, range));
        expect(isIncluded({ leaf, size }, many[leaf]!, root, proof)).toBe(true);
        expect(isIncluded({ leaf, size }, changed(many[leaf]!), root, proof)).toBe(false);
        expect(isIncluded({ leaf: leaf + 1, size }, many[leaf]!, root, proof)).toBe(false);
        expect(isIncluded({ leaf, size }, many[leaf]!, root, [...proof, root])).toBe(false);
        expect(isIncluded({ leaf, size }, many[leaf]!, root, proof.slice(1))).toBe(size === 1);
      }
    }
    expect(isIncluded({ leaf: 1, size: 1 }, many[0]!, rootOf(many, 1), [])).toBe(false);
    expect(isIncluded({ leaf: -1, size: 1 }, many[0]!, rootOf(many, 1), [])).toBe(false);
  });

  it('accepts consistency proofs between all sizes, and rejects altered ones', () => {
    for (let size = 1; size <= many.length; size++)
      for (let older = 1; older <= size; older++) {
        const [before, now] = [
          { size: older, root: rootOf(many, older) },
          { size, root: rootOf(many, size) },
        ];
        const proof = listConsistencyRanges(older, size).map((range) => over(many, range));
        expect(isConsistent(before, now, proof)).toBe(true);
        expect(isConsistent({ ...before, root: changed(before.root) }, now, proof)).toBe(false);
        expect(isConsistent(before, { ...now, root: changed(now.root) }, proof)).toBe(false);
        expect(isConsistent(before, now, [...proof, now.root])).toBe(false);
        if (proof.length > 0) expect(isConsistent(before, now, proof.slice(1))).toBe(false);
      }
  });

  it('extends an empty tree without a proof, and never shrinks', () => {
    const one = { size: 1, root: leaves[0]! };
    expect(isConsistent({ size: 0, root: EMPTY_ROOT }, one, [])).toBe(true);
    expect(isConsistent({ size: 0, root: leaves[0]! }, one, [])).toBe(false);
    expect(isConsistent({ size: 2, root: hashNode(leaves[0]!, leaves[1]!) }, one, [])).toBe(false);
    expect(() => listConsistencyRanges(2, 1)).toThrow(RangeError);
  });
});

/** Test vectors of an independent program (`services/draws/verify/make-log-vectors.mjs`). */
interface Vectors {
  readonly entries: readonly string[];
  readonly heads: readonly {
    readonly size: number;
    readonly root: string;
    readonly inclusion: readonly (readonly string[])[];
    readonly growth: readonly { readonly older: number; readonly proof: readonly string[] }[];
  }[];
}

describe('the proofs of another program', () => {
  const file = new URL('../draws/verify/signed-log.vectors.json', import.meta.url);
  const vectors = JSON.parse(readFileSync(file, 'utf8')) as Vectors;
  const hashes = vectors.entries.map((entry) => hashLeaf(Buffer.from(entry, 'base64')));
  const written = (ranges: readonly LeafRange[]): readonly string[] =>
    ranges.map((range) => over(hashes, range).toString('base64'));

  it.each(vectors.heads)('match for a log with $size leaves', ({ size, root, inclusion, growth }) => {
    expect(rootOf(hashes, size).toString('base64')).toBe(root);
    expect(inclusion.map((_, leaf) => written(listInclusionRanges(leaf, size)))).toEqual(inclusion);
    for (const { older, proof } of growth) expect(written(listConsistencyRanges(older, size))).toEqual(proof);
  });
});
