import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { verifyHead } from './follow-log';
import { isExtension, isInTree, leafOf } from './log-tree.rules';
import { bytesOf, hashesOf, readHead, readKey } from './signed-head.rules';
import { growthOf, pathOf, rootOf } from './signed-log.fixture';

const MAX_SIZE = 40;
const entries = Array.from({ length: MAX_SIZE }, (_, i) => Buffer.from(`entry ${i}`));
const headOf = (size: number) => ({ size, root: rootOf(entries.slice(0, size)) });
const sizes = Array.from({ length: MAX_SIZE }, (_, i) => i + 1);
const upTo = (size: number) => Array.from({ length: size }, (_, i) => i);

describe('isInTree', () => {
  it.each(sizes)('finds a leaf only at its own index, in a tree of %s', (size) => {
    const head = headOf(size);
    for (const index of upTo(size)) {
      const path = pathOf(index, entries.slice(0, size));
      const leaf = leafOf(entries[index]!);
      expect(isInTree(leaf, index, head, path)).toBe(true);
      expect(isInTree(leafOf(Buffer.from('other')), index, head, path)).toBe(false);
      expect(isInTree(leaf, index, head, [...path, leaf])).toBe(false);
      if (path.length > 0) expect(isInTree(leaf, index, head, path.slice(1))).toBe(false);
      for (const elsewhere of [-1, 0.5, size, index + 1, Number.NaN])
        expect(isInTree(leaf, elsewhere, head, path)).toBe(false);
    }
  });
});

describe('isExtension', () => {
  it.each(sizes)('accepts every former state of the tree and no other, at size %s', (size) => {
    for (const older of upTo(size).slice(1)) {
      const proof = growthOf(older, entries.slice(0, size));
      const [before, now] = [headOf(older), headOf(size)];
      expect(isExtension(before, now, proof)).toBe(true);
      expect(isExtension({ ...before, root: leafOf(entries[0]!).fill(7) }, now, proof)).toBe(false);
      expect(isExtension(before, { ...now, root: before.root }, proof)).toBe(false);
      expect(isExtension(now, before, proof)).toBe(false);
      expect(isExtension(before, now, proof.slice(1))).toBe(false);
      expect(isExtension(before, now, [...proof, proof[0]!])).toBe(false);
    }
  });

  it('accepts an equal tree of the same size and no other', () => {
    expect(isExtension(headOf(5), headOf(5), [])).toBe(true);
    expect(isExtension(headOf(5), { size: 5, root: headOf(4).root }, [])).toBe(false);
    expect(isExtension(headOf(5), headOf(5), [headOf(5).root])).toBe(false);
  });

  it('rejects an empty tree', () => expect(isExtension({ size: 0, root: headOf(1).root }, headOf(3), [])).toBe(false));
});

/** Vectors of another program (`services/draws/verify/make-log-vectors.mjs`). */
interface Vectors {
  readonly key: string;
  readonly entries: readonly string[];
  readonly heads: readonly {
    readonly size: number;
    readonly note: string;
    readonly inclusion: readonly (readonly string[])[];
    readonly growth: readonly { readonly older: number; readonly proof: readonly string[] }[];
  }[];
}

describe('the vectors of another program', () => {
  const file = new URL('../../../../services/draws/verify/signed-log.vectors.json', import.meta.url);
  const vectors = JSON.parse(readFileSync(file, 'utf8')) as Vectors;
  const key = readKey(vectors.key)!;
  const noteOf = new Map(vectors.heads.map(({ size, note }) => [size, note]));

  it.each(vectors.heads)(
    'have a valid signature, inclusion and consistency: $size',
    async ({ size, note, inclusion, growth }) => {
      const head = (await verifyHead(note, key))!;
      expect(head.size).toBe(size);
      for (const [index, proof] of inclusion.entries())
        expect(isInTree(leafOf(bytesOf(vectors.entries[index]!)!), index, head, hashesOf(proof)!)).toBe(true);
      for (const { older, proof } of growth)
        expect(isExtension(readHead(noteOf.get(older)!, key)!, head, hashesOf(proof)!)).toBe(true);
    },
  );
});
