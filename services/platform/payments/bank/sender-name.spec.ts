import { describe, expect, it } from '@jest/globals';
import { readSender, senderKey } from './sender-name.js';

describe('a sender’s name', () => {
  it.each([
    ['ｼﾞﾕﾝ ｺｼﾞﾏ', 'じゅん　こじま', 'ジュン コジマ'],
    ['ﾕｰｺ', 'ユーコ', 'ﾕ-ｺ'],
    ['ｶ)ｵﾘﾊﾟ', 'オリパ（カ', 'カブシキガイシャ オリパ'],
    ['TARO YAMADA', 'Taro Yamada', 'taro.yamada'],
    ['ｲﾜｵ', 'イワヲ', 'いわを'],
  ])('is the same in all its ways: %s', (...names) => {
    expect(new Set(names.map(senderKey)).size).toBe(1);
    expect(senderKey(names[0]!)).not.toBe('');
  });

  it.each([
    ['12345 ﾔﾏﾀﾞ ﾀﾛｳ', '12345', 'ヤマダタロウ'],
    ['12345ﾔﾏﾀﾞ', '12345', 'ヤマダ'],
    ['１２３４５　ヤマダ', '12345', 'ヤマダ'],
    ['ﾔﾏﾀﾞ', null, 'ヤマダ'],
    ['123456 ﾔﾏﾀﾞ', null, '123456ヤマダ'],
    ['1234 ﾔﾏﾀﾞ', null, '1234ヤマダ'],
  ])('may have five digits before it: %s', (printed, number, key) =>
    expect(readSender(printed)).toEqual({ number, key }),
  );
});
