import { describe, expect, it } from '@jest/globals';
import { parseAmount } from './audit-entry-filter.js';

describe('parseAmount', () => {
  it.each([
    ['1200', 1200],
    ['1,200', 1200],
    ['1,200P', 1200],
    ['１２００ポイント', 1200],
    ['500 coins', 500],
    [' 5 コイン ', 5],
  ])('parses %s as %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each(['', ',', '12a', 'P', '-5', '1.5', '9'.repeat(30), '2026-01-15'])('finds no amount in %j', (text) => {
    expect(parseAmount(text)).toBeNull();
  });
});
