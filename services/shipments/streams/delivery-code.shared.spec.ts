import { describe, expect, it } from '@jest/globals';
import { codeKey, isOddForYamato, keptCode, YAMATO } from './delivery-code.shared.js';

describe('a tracking number', () => {
  it.each([
    ['123456789012', '123456789012'],
    [' 1234-5678-9012 ', '1234-5678-9012'],
    ['１２３４‐５６７８‐９０１２', '1234-5678-9012'],
    ['A123456789012A', '123456789012'],
    ['a123456789012d', '123456789012'],
    ['EJ123456789JP', 'EJ123456789JP'],
    ['４９００ー１２３４', '4900-1234'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(keptCode(typed)).toBe(kept);
  });

  it('is the same with and without hyphens', () => {
    expect(codeKey('1234-5678-9012')).toBe(codeKey('123456789012'));
  });

  it.each([
    ['4900-1234-5675', YAMATO, false],
    ['490012345675', YAMATO, false],
    ['490012345676', YAMATO, true],
    ['49001234567', YAMATO, true],
    ['EJ123456789JP', YAMATO, true],
    ['EJ123456789JP', '日本郵便', false],
  ])('%s of %s is odd: %s', (code, carrier, isOdd) => {
    expect(isOddForYamato(code, carrier)).toBe(isOdd);
  });
});
