import { describe, expect, it } from '@jest/globals';
import { historyModeOf, newClientSeed } from './draws.rules';

describe('historyModeOf', () => {
  it('shows everything for what it does not know', () => {
    expect(historyModeOf('3')).toBe('3');
    for (const odd of [null, '', '5', 'x']) expect(historyModeOf(odd)).toBe('0');
  });
});

describe('newClientSeed', () => {
  it('writes sixteen bytes in hexadecimal, leading zeros kept', () => {
    expect(newClientSeed((bytes) => bytes.fill(10))).toBe('0a'.repeat(16));
  });
});
