import { describe, expect, it } from '@jest/globals';
import { anywhere, literally, searched } from './like.js';

describe('patterns of like', () => {
  it('match a text literally', () => {
    expect(literally('50%_\\ポケカ')).toBe('50\\%\\_\\\\ポケカ');
  });

  it('find a text anywhere', () => {
    expect(anywhere('50%')).toBe('%50\\%%');
  });

  it('return null without a search text', () => {
    expect(searched(undefined)).toBeNull();
    expect(searched('')).toBeNull();
    expect(searched('_')).toBe('%\\_%');
  });
});
