import { describe, expect, it } from '@jest/globals';
import { readSender, toSenderKey } from './sender-name.js';

describe('the name of a sender', () => {
  it.each([
    ['ｼﾞﾕﾝ ｺｼﾞﾏ', 'じゅん　こじま', 'ジュン コジマ'],
    ['ﾕｰｺ', 'ユーコ', 'ﾕ-ｺ'],
    ['ｶ)ｵﾘﾊﾟ', 'オリパ（カ', 'カブシキガイシャ オリパ'],
    ['TARO YAMADA', 'Taro Yamada', 'taro.yamada'],
    ['ｲﾜｵ', 'イワヲ', 'いわを'],
    ['ｲﾉｳｴ', 'ヰノウヱ', 'ヰのうゑ'],
    ['ｾﾞﾝﾎｹﾝ', 'セ゛ンホケン', 'ｾ゛ﾝﾎｹﾝ'],
    ['ﾊﾟﾋﾟﾌﾟ', 'ハ゜ヒ゜プ', 'ぱぴぷ'],
    ['ﾜｶｹ', 'ヮヵヶ', 'わかけ'],
  ])('has one key in all spellings: %s', (...names) => {
    expect(new Set(names.map(toSenderKey)).size).toBe(1);
    expect(toSenderKey(names[0]!)).not.toBe('');
  });

  it.each([
    ['12345 ﾔﾏﾀﾞ ﾀﾛｳ', '12345', 'ヤマダタロウ'],
    ['12345ﾔﾏﾀﾞ', '12345', 'ヤマダ'],
    ['１２３４５　ヤマダ', '12345', 'ヤマダ'],
    ['ﾔﾏﾀﾞ', null, 'ヤマダ'],
    ['123456 ﾔﾏﾀﾞ', null, '123456ヤマダ'],
    ['1234 ﾔﾏﾀﾞ', null, '1234ヤマダ'],
    ['振込 12345 ﾔﾏﾀﾞ ﾀﾛｳ', '12345', 'ヤマダタロウ'],
    ['振込12345ﾔﾏﾀﾞ', '12345', 'ヤマダ'],
    ['振込＊ヤマダ　タロウ', null, 'ヤマダタロウ'],
    ['振込１ ヤマダ', null, 'ヤマダ'],
    ['ﾌﾘｺﾐ ﾔﾏﾀﾞﾀﾛｳ', null, 'ヤマダタロウ'],
    ['ﾌﾘｺﾐ ﾆﾕｳｷﾝ', null, 'ニユウキン'],
    ['フリコミ１　１２３４５　ヤマダ', '12345', 'ヤマダ'],
    ['普通預金 ﾔﾏﾀﾞ', null, 'ヤマダ'],
    ['楽天銀行 ジャズ支店 普通預金 7654321 12345 ヤマダ タロウ', '12345', 'ヤマダタロウ'],
    ['ﾔﾏﾀﾞ ﾀﾛｳ 振込', null, 'ヤマダタロウ'],
    ['送金 ﾔﾏﾀﾞ', null, 'ヤマダ'],
    ['振込', null, '振込'],
  ])('may follow five digits: %s', (printed, number, key) => expect(readSender(printed)).toEqual({ number, key }));
});
