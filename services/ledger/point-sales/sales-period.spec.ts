import { describe, expect, it } from '@jest/globals';
import { parseSalesPeriod } from './sales-period.js';

const NOW = new Date('2026-04-30T00:30:00+09:00');

describe('the period of sales', () => {
  it.each([
    [undefined, undefined, '2026-04-01', '2026-04-30'],
    ['2026-04-29', undefined, '2026-04-29', '2026-04-30'],
    [undefined, '2026-03-01', '2026-01-31', '2026-03-01'],
    ['2026-02-28', '2026-02-28', '2026-02-28', '2026-02-28'],
    ['2025-04-30', '2026-04-30', '2025-04-30', '2026-04-30'],
  ])('contains %s to %s', (from, to, first, last) => {
    expect(parseSalesPeriod(from, to, NOW)).toEqual({ from: first, to: last });
  });

  it.each([
    ['2026-02-30', undefined, 'from'],
    ['yesterday', undefined, 'from'],
    [undefined, '2026-4-1', 'to'],
    ['2026-04-02', '2026-04-01', 'from'],
    ['2025-04-29', '2026-04-30', 'from'],
  ])('refuses, with the next step, %s to %s', (from, to, field) => {
    expect(() => parseSalesPeriod(from, to, NOW)).toThrow(
      expect.objectContaining({ errors: { [field]: expect.anything() } }),
    );
  });
});
