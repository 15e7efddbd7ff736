import { describe, expect, it } from '@jest/globals';
import { formatCountdown } from './countdown.rules';

describe('countdownText', () => {
  it.each([
    [0, '00.00.00'],
    [-5000, '00.00.00'],
    [1, '00.00.01'],
    [61_000, '00.01.01'],
    [3_600_000, '01.00.00'],
    [100 * 3_600_000 + 59_000, '100.00.59'],
  ])('writes %i ms as %s', (leftMs, text) => {
    expect(formatCountdown(leftMs)).toBe(text);
  });
});
