import { describe, expect, it } from '@jest/globals';
import { escapeLike, toLikePattern, toSearchPattern } from './like.js';

describe('patterns of like', () => {
  it('match a text literally', () => {
    expect(escapeLike('50%_\\ポケカ')).toBe('50\\%\\_\\\\ポケカ');
  });

  it('find a text anywhere', () => {
    expect(toLikePattern('50%')).toBe('%50\\%%');
  });

  it('return null without a search text', () => {
    expect(toSearchPattern(undefined)).toBeNull();
    expect(toSearchPattern('')).toBeNull();
    expect(toSearchPattern('_')).toBe('%\\_%');
  });
});
