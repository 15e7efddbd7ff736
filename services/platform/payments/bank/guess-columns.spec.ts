import { describe, expect, it } from '@jest/globals';
import { parseFirstRows } from '../../csv/first-rows.js';
import { BANK_PROFILES, buildProfile } from './bank-profiles.js';
import { guessColumns } from './guess-columns.js';

const guess = (lines: readonly string[], profile = null as Parameters<typeof guessColumns>[1]) => {
  const text = lines.join('\r\n');
  return guessColumns(text, profile, parseFirstRows(text, 20));
};

describe('guessing the columns of a file', () => {
  it('guesses columns that some bank uses, below lines about the account', () => {
    expect(guess(['口座情報', '支店,本店', '', '計上の日,ご入金額,おなまえ,差引残高', '2026/11/20,1,a,2'])).toEqual({
      line: 4,
      headings: { in: 'ご入金額', balance: '差引残高' },
    });
  });

  it('takes the row with most cells as the heading if no bank uses its headings', () => {
    expect(guess(['口座,1', 'いつ,いくら,だれ', '2026/11/20,1,a'])).toEqual({ line: 2, headings: {} });
  });

  it('uses the columns of a matching profile', () => {
    const profile = buildProfile('1', '竹の子', { booked_on: 'いつ', in: 'いくら', sender: 'だれ' });
    expect(guess(['口座;1', 'いつ;いくら;だれ', '2026/11/20;1;a'], profile)).toEqual({
      line: 2,
      headings: { booked_on: 'いつ', in: 'いくら', sender: 'だれ' },
    });
    const smbc = BANK_PROFILES.find(({ id }) => id === 'smbc')!;
    expect(guess(['年月日,お引出し,お預入れ,お取り扱い内容,残高', 'R8.11.20,,3000,x,1'], smbc).headings).toEqual({
      booked_on: '年月日',
      out: 'お引出し',
      in: 'お預入れ',
      sender: 'お取り扱い内容',
      balance: '残高',
    });
  });

  it('returns no columns for an empty file', () => {
    expect(guess([''])).toEqual({ line: null, headings: {} });
  });
});

describe('the first rows of a file', () => {
  it('splits rows at the separator that yields most cells, with their line numbers', () => {
    expect(parseFirstRows('a,b\n"c\nd";e;f\n\ng;h;i\n', 20)).toEqual([
      { line: 1, cells: ['a,b'] },
      { line: 2, cells: ['c\nd', 'e', 'f'] },
      { line: 5, cells: ['g', 'h', 'i'] },
    ]);
  });

  it('limits rows to the requested count', () => expect(parseFirstRows('a,b\n'.repeat(9), 3)).toHaveLength(3));
});
