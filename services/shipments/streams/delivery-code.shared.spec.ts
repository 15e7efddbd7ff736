import { describe, expect, it } from '@jest/globals';
import { codeKey, keptCode } from './delivery-code.shared.js';

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
});
