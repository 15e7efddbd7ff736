import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { arithmeticOf, type CountedPack, knownCostOf, lossOf, type PackArithmetic } from './pack-arithmetic.shared.js';

interface Vector {
  readonly name: string;
  readonly pack: CountedPack;
  readonly arithmetic: PackArithmetic;
}

const VECTORS: readonly Vector[] = JSON.parse(
  readFileSync('services/catalog/streams/pack-arithmetic.vectors.json', 'utf8'),
);

describe('arithmeticOf', () => {
  it.each(VECTORS.map((vector) => [vector.name, vector] as const))('computes the arithmetic of %s', (_, vector) => {
    expect(arithmeticOf(vector.pack)).toEqual(vector.arithmetic);
  });

  it('leaves ship-only cards out of the payout of a draw, and counts them in its value', () => {
    const prize = { rank: 1, buyPoint: 1000, noReduction: false, setCount: 1, costYen: 0 };
    const prizes = [
      { ...prize, quantity: 3 },
      { ...prize, quantity: 1, buyPoint: 5000, noReduction: true },
    ];
    const arithmetic = arithmeticOf({ currency: 'points', pricePoint: 900, prizes });
    expect(arithmetic).toMatchObject({ tickets: 4, payout: 3000, expectedPayout: 750, expectedValue: 2000 });
  });

  it('computes the payout of a draw per ticket, never above the value of its cards', () => {
    for (const { arithmetic } of VECTORS) {
      expect(arithmetic.expectedPayout * arithmetic.tickets).toBeCloseTo(arithmetic.payout, 6);
      expect(arithmetic.expectedPayout).toBeLessThanOrEqual(arithmetic.expectedValue);
    }
  });

  it('makes no outcome of a pack for points worse than the worst case', () => {
    for (const { arithmetic } of VECTORS) {
      if (arithmetic.worst === null) continue;
      expect(arithmetic.worst).toBeLessThanOrEqual(arithmetic.resultIfShipped!);
      expect(arithmetic.worst).toBeLessThanOrEqual(arithmetic.resultIfConverted!);
      expect(arithmetic.sales - arithmetic.mostGiven).toBeLessThanOrEqual(arithmetic.worst);
    }
  });

  it('makes shipping everything cost at least the cost of ship-only cards', () => {
    for (const { arithmetic } of VECTORS) expect(arithmetic.shipOnlyCost).toBeLessThanOrEqual(arithmetic.cost);
  });
});

describe('lossOf', () => {
  it.each([
    [0, 0, 0, null],
    [null, null, null, null],
    [-1, 5, -1, { ifConverted: 1, ifShipped: 0, worst: 1 }],
    [5, -20, -20, { ifConverted: 0, ifShipped: 20, worst: 20 }],
    [-3, -20, -23, { ifConverted: 3, ifShipped: 20, worst: 23 }],
    [200, 250, -500, { ifConverted: 0, ifShipped: 0, worst: 500 }],
  ])(
    'given %s if all is converted, %s if all is shipped and %s at the worst, then it loses %j',
    (resultIfConverted, resultIfShipped, worst, loss) => {
      expect(lossOf({ resultIfConverted, resultIfShipped, worst })).toEqual(loss);
    },
  );
});

describe('knownCostOf', () => {
  it.each([
    [700, 900, 700],
    [0, 900, 900],
    [0, null, 0],
  ])('given a cost of %s and a reference price of %s, returns %s', (cost_yen, reference_yen, known) => {
    expect(knownCostOf({ cost_yen, reference_yen })).toBe(known);
  });
});
