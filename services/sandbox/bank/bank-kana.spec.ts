import { describe, expect, it } from '@jest/globals';
import { toBankKana, toJisBytes } from './bank-kana.js';

describe('bank kana', () => {
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
  ])('converts %s to %s', (name, printed) => expect(toBankKana(name)).toBe(printed));

  it('encodes each letter as one byte that Shift_JIS decodes', () => {
    const bytes = toJisBytes('12345 ﾔﾏﾀﾞ-ﾟ｡');
    expect(bytes).toHaveLength(13);
    expect(new TextDecoder('shift_jis').decode(bytes)).toBe('12345 ﾔﾏﾀﾞ-ﾟ｡');
  });
});
