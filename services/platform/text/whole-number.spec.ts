import { describe, expect, it } from '@jest/globals';
import { parseWholeNumber } from './whole-number.js';

describe('parseWholeNumber', () => {
  it.each([
    ['3000', 3000],
    ['3,000', 3000],
    ['３，０００', 3000],
    ['¥3,000', 3000],
    ['￥３，０００', 3000],
    ['\\3,000', 3000],
    ['3,000円', 3000],
    ['100口', 100],
    [' 1 000 ', 1000],
    ['3000.00', 3000],
    ['+3,000', 3000],
    ['-3,000', -3000],
    ['−3,000', -3000],
    ['▲3,000', -3000],
    ['¥-3,000', -3000],
    ['-¥3,000', -3000],
    ['(3,000)', -3000],
    ['-0', 0],
  ])('parses %s as %i', (text, number) => expect(parseWholeNumber(text)).toBe(number));

  it.each(['', '-', '1.5', '1.000', '3000.000', '3,00', '1,0000', 'many', '1e3', '0x10', '--1', '円'])(
    'returns NaN for %j',
    (text) => expect(parseWholeNumber(text)).toBeNaN(),
  );
});
