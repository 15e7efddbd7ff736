import { describe, expect, it } from '@jest/globals';
import { isKatakana, isMethod, toKatakana } from './methods.rules';

it('knows the methods of the API', () => {
  expect(['1', '2', '3', '4', '5', '6', '7'].every(isMethod)).toBe(true);
  expect(['0', '8', '9', ''].some(isMethod)).toBe(false);
});

describe('the name of a transfer', () => {
  it.each(['ヤマダ ハナコ', 'ヤマダ　ハナコ', 'ﾔﾏﾀﾞ ﾊﾅｺ', 'ジョン・スミス', 'ユーコ'])('may be %s', (name) =>
    expect(isKatakana(name)).toBe(true),
  );

  it.each(['', ' ', 'やまだ', '山田', 'YAMADA', 'ヤマダ1', 'ー', 'ア'.repeat(31)])('may not be %j', (name) =>
    expect(isKatakana(name)).toBe(false),
  );

  it('converts hiragana to katakana', () => expect(toKatakana(' やまだ ゔぁん ')).toBe('ヤマダ ヴァン'));
});
