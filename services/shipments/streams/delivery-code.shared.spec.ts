import { describe, expect, it } from '@jest/globals';
import { toCodeKey, toStoredCode } from './delivery-code.shared.js';

describe('a tracking number', () => {
  it.each([
    ['123456789012', '123456789012'],
    [' 1234-5678-9012 ', '1234-5678-9012'],
    ['１２３４‐５６７８‐９０１２', '1234-5678-9012'],
    ['A123456789012A', '123456789012'],
    ['a123456789012d', '123456789012'],
    ['EJ123456789JP', 'EJ123456789JP'],
    ['４９００ー１２３４', '4900-1234'],
  ])('stores %s as %s', (typed, kept) => {
    expect(toStoredCode(typed)).toBe(kept);
  });

  it('has the same key with and without hyphens', () => {
    expect(toCodeKey('1234-5678-9012')).toBe(toCodeKey('123456789012'));
  });
});
