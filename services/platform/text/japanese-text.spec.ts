import { describe, expect, it } from '@jest/globals';
import { decodedText, inShiftJis, notInShiftJis } from './japanese-text.js';

describe('Shift_JIS', () => {
  it('knows the names and numbers that Windows knows', () => {
    expect(inShiftJis('髙﨑①').toString('hex')).toBe('fbfcfab18740');
    expect(decodedText(inShiftJis('髙﨑①'))).toBe('髙﨑①');
  });

  it.each([
    ['1\u301c2', '1～2'],
    ['1\u22122', '1－2'],
    ['か\u3099', 'が'],
  ])('takes what a Mac types, %s', (typed, written) => {
    expect(notInShiftJis(typed)).toEqual([]);
    expect(decodedText(inShiftJis(typed))).toBe(written);
  });

  it('does not know every sign, and says which', () => {
    expect(notInShiftJis('𩸽屋 Łódź 𩸽? 김')).toEqual(['𩸽', 'Ł', '김']);
    expect(notInShiftJis('吉野家 ?')).toEqual([]);
  });
});
