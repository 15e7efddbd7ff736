import { describe, expect, it } from '@jest/globals';
import { createClientSeed, historyModeOf } from './draws.rules';

describe('historyModeOf', () => {
  it('falls back to all purchases for an unknown mode', () => {
    expect(historyModeOf('3')).toBe('3');
    for (const odd of [null, '', '5', 'x']) expect(historyModeOf(odd)).toBe('0');
  });
});

describe('createClientSeed', () => {
  it('writes sixteen bytes in hexadecimal with leading zeros', () => {
    expect(createClientSeed((bytes) => bytes.fill(10))).toBe('0a'.repeat(16));
  });
});
