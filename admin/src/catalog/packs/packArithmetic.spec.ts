import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { arithmeticOf, type CountedPack, type PackArithmetic } from './packArithmetic';

interface Vector {
  readonly name: string;
  readonly pack: CountedPack;
  readonly arithmetic: PackArithmetic;
}

const VECTORS: readonly Vector[] = JSON.parse(
  readFileSync('services/catalog/streams/pack-arithmetic.vectors.json', 'utf8'),
);

describe('arithmeticOf in the console', () => {
  it.each(VECTORS.map((vector) => [vector.name, vector] as const))('comes to what the shop does: %s', (_, vector) => {
    expect(arithmeticOf(vector.pack)).toEqual(vector.arithmetic);
  });
});
