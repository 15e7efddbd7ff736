import { describe, expect, it } from '@jest/globals';
import { amountBetween } from './count-up.rules';

describe('amountBetween', () => {
  it('starts at the old amount and ends at the new one', () => {
    expect(amountBetween(500, 12_000, 0)).toBe(500);
    expect(amountBetween(500, 12_000, 1)).toBe(12_000);
    expect(amountBetween(500, 12_000, 1.2)).toBe(12_000);
    expect(amountBetween(500, 12_000, -0.1)).toBe(500);
  });

  it('goes up and down without a step back, in whole numbers', () => {
    const up = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => amountBetween(0, 999, share));
    expect(up).toEqual([...up].sort((a, b) => a - b));
    expect(up.every(Number.isInteger)).toBe(true);
    expect(amountBetween(1000, 0, 0.5)).toBe(125);
  });
});
