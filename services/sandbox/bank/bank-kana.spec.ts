import { describe, expect, it } from '@jest/globals';
import { bankKana, jisBytes } from './bank-kana.js';

describe('a name as a bank prints it', () => {
  it.each([
    ['12345 ヤマダタロウ', '12345 ﾔﾏﾀﾞﾀﾛｳ'],
    ['じゅん　こじま', 'ｼﾞﾕﾝ ｺｼﾞﾏ'],
    ['ﾕｰｺ', 'ﾕ-ｺ'],
    ['ユーコ', 'ﾕ-ｺ'],
    ['ピッツァ', 'ﾋﾟﾂﾂｱ'],
    ['カ）オリパ', 'ｶ)ｵﾘﾊﾟ'],
    ['Taro Yamada', 'TARO YAMADA'],
    ['ヴァン', 'ｳﾞｱﾝ'],
    ['山田', '??'],
  ])('%s is %s', (name, printed) => expect(bankKana(name)).toBe(printed));

  it('is one byte a letter, and Shift_JIS reads it', () => {
    const bytes = jisBytes('12345 ﾔﾏﾀﾞ-ﾟ｡');
    expect(bytes).toHaveLength(13);
    expect(new TextDecoder('shift_jis').decode(bytes)).toBe('12345 ﾔﾏﾀﾞ-ﾟ｡');
  });
});
