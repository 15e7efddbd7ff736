import { describe, expect, it } from '@jest/globals';
import { decodeText, encodeShiftJis, findNonShiftJis } from './japanese-text.js';

describe('Shift_JIS', () => {
  it('includes the extensions of Windows', () => {
    expect(encodeShiftJis('髙﨑①').toString('hex')).toBe('fbfcfab18740');
    expect(decodeText(encodeShiftJis('髙﨑①'))).toBe('髙﨑①');
  });

  it.each([
    ['1\u301c2', '1～2'],
    ['1\u22122', '1－2'],
    ['か\u3099', 'が'],
  ])('accepts %s as typed on a Mac', (typed, written) => {
    expect(findNonShiftJis(typed)).toEqual([]);
    expect(decodeText(encodeShiftJis(typed))).toBe(written);
  });

  it('reports the characters that it lacks', () => {
    expect(findNonShiftJis('𩸽屋 Łódź 𩸽? 김')).toEqual(['𩸽', 'Ł', '김']);
    expect(findNonShiftJis('吉野家 ?')).toEqual([]);
  });
});
