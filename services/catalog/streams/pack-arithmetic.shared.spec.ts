import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { arithmeticOf, type CountedPack, type PackArithmetic } from './pack-arithmetic.shared.js';

interface Vector {
  readonly name: string;
  readonly pack: CountedPack;
  readonly arithmetic: PackArithmetic;
}

const VECTORS: readonly Vector[] = JSON.parse(
  readFileSync('services/catalog/streams/pack-arithmetic.vectors.json', 'utf8'),
);

describe('arithmeticOf', () => {
  it.each(VECTORS.map((vector) => [vector.name, vector] as const))('given %s, then it comes to this', (_, vector) => {
    expect(arithmeticOf(vector.pack)).toEqual(vector.arithmetic);
  });

  it('given any pack of points, then what is shipped costs at least the cost of what can only be', () => {
    for (const { arithmetic } of VECTORS) expect(arithmetic.shipOnlyCost).toBeLessThanOrEqual(arithmetic.cost);
  });
});
