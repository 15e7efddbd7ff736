import { describe, expect, it } from '@jest/globals';
import { computeShownAmount } from './count-up.rules';

describe('amountBetween', () => {
  it('starts at the old amount and ends at the new one', () => {
    expect(computeShownAmount(500, 12_000, 0)).toBe(500);
    expect(computeShownAmount(500, 12_000, 1)).toBe(12_000);
    expect(computeShownAmount(500, 12_000, 1.2)).toBe(12_000);
    expect(computeShownAmount(500, 12_000, -0.1)).toBe(500);
  });

  it('changes monotonically in whole numbers, up or down', () => {
    const up = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => computeShownAmount(0, 999, share));
    expect(up).toEqual([...up].sort((a, b) => a - b));
    expect(up.every(Number.isInteger)).toBe(true);
    expect(computeShownAmount(1000, 0, 0.5)).toBe(125);
  });
});
