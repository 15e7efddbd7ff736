import { describe, expect, it } from '@jest/globals';
import { toFullWidth, toKatakana } from './full-width.js';

describe('a name for a store’s machine', () => {
  it.each([
    ['山田', 10, '山田'],
    ['Smith', 10, 'Ｓｍｉｔｈ'],
    ['Smith-Jones Jr.', 10, 'ＳｍｉｔｈＪｏｎｅｓ'],
    ['ﾔﾏﾀﾞ', 10, 'ヤマダ'],
    ['山　田😀', 10, '山田'],
    ['𠮷野', 10, '吉野'],
    ['髙﨑', 10, '高崎'],
    ['葛\u{e0100}城', 10, '葛城'],
    ['か\u3099', 10, 'が'],
    ['草彅', 10, '草〓'],
    ['①山田', 10, '１山田'],
    ['Łukasz Müßig', 10, 'ＬｕｋａｓｚＭｕｓｓ'],
    ['Ngô Đình', 10, 'ＮｇｏＤｉｎｈ'],
    ['Иван', 10, 'Иван'],
    ['김철수', 10, ''],
    ['😀\u200d😀', 10, ''],
    ['李小龙', 10, '李小〓'],
    ['', 10, ''],
  ])('%s, at most %i: %s', (text, most, expected) => {
    expect(toFullWidth(text, most)).toBe(expected);
  });
});

describe('a name in katakana', () => {
  it.each([
    ['やまだ　たろう', 'ヤマダタロウ'],
    ['ﾔﾏﾀﾞ ﾀﾛｳ', 'ヤマダタロウ'],
    ['ジョン・スミス', 'ジョンスミス'],
    ['山田', ''],
    ['Smith', ''],
  ])('%s: %s', (text, expected) => {
    expect(toKatakana(text, 15)).toBe(expected);
  });
});
