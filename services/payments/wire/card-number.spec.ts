import { describe, expect, it } from '@jest/globals';
import { hasCardNumber } from './card-number.js';

describe('text that looks like a card number', () => {
  it.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '４１１１１１１１１１１１１１１１',
    '378282246310005',
    '30569309025904',
    'card 4111111111111111 please',
    4111111111111111,
    ['x', { deep: '4111111111111111' }],
    { '4111111111111111': '' },
  ])('accepts %j as one', (value) => {
    expect(hasCardNumber(value)).toBe(true);
  });

  it.each([
    '4111111111111112',
    '411111********11',
    '411111111111',
    '09012345678',
    '41111111111111111111',
    '0a812412-682c-4dad-8a5d-720caf23bca0',
    '01939123-4567-7890-8123-456789012345',
    'x4111111111111111',
    null,
    true,
    undefined,
    {},
  ])('does not match %j', (value) => {
    expect(hasCardNumber(value)).toBe(false);
  });
});
