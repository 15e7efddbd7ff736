import { describe, expect, it } from '@jest/globals';
import { amountIn } from './acts-wanted.js';

describe('an amount in a text that is searched for', () => {
  it.each([
    ['1200', 1200],
    ['1,200', 1200],
    ['1,200P', 1200],
    ['１２００ポイント', 1200],
    ['500 coins', 500],
    [' 5 コイン ', 5],
  ])('%s is %d', (text, amount) => {
    expect(amountIn(text)).toBe(amount);
  });

  it.each(['', ',', '12a', 'P', '-5', '1.5', '9'.repeat(30), '2026-01-15'])('is none in %j', (text) => {
    expect(amountIn(text)).toBeNull();
  });
});
