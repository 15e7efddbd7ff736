import { describe, expect, it } from '@jest/globals';
import { toCanonicalJson } from './canonical-json.js';

describe('canonicalJson', () => {
  it.each([
    [null, 'null'],
    [[1, [], {}, true], '[1,[],{},true]'],
    [{ b: 1, a: { d: 'x', c: null } }, '{"a":{"c":null,"d":"x"},"b":1}'],
    ['\u0000\b\t\n\f\r"\\/\u007f€', '"\\u0000\\b\\t\\n\\f\\r\\"\\\\/\u007f€"'],
    ['髙橋 🎴', '"髙橋 🎴"'],
  ])('given %j, writes the shortest text with sorted keys', (value, text) => {
    expect(toCanonicalJson(value)).toBe(text);
  });

  it.each([
    [-0, '0'],
    [1e21, '1e+21'],
    [1e20, '100000000000000000000'],
    [1e-7, '1e-7'],
    [0.000001, '0.000001'],
    [Number('333333333.33333329'), '333333333.3333333'],
    [Number.MIN_VALUE, '5e-324'],
    [Number.MAX_VALUE, '1.7976931348623157e+308'],
  ])('given the number %d, writes it as ECMAScript does', (value, text) => {
    expect(toCanonicalJson(value)).toBe(text);
  });

  it('given keys outside the basic plane, sorts them by UTF-16 code unit and not by code point', () => {
    // given: U+1F600 begins with the unit D83D, below U+FB33, though its code point is above
    const value = { '\ufb33': 1, '😀': 2, '€': 3, '\r': 4, '1': 5, '\u0080': 6, ö: 7 };
    // then
    expect(toCanonicalJson(value)).toBe('{"\\r":4,"1":5,"\u0080":6,"ö":7,"€":3,"😀":2,"\ufb33":1}');
  });

  it('given a record without a prototype, writes it like any other', () => {
    expect(toCanonicalJson(Object.assign(Object.create(null), { a: 1 }))).toBe('{"a":1}');
  });

  it.each([
    ['NaN', Number.NaN],
    ['an infinity', Number.POSITIVE_INFINITY],
    ['undefined', undefined],
    ['a member that is undefined', { a: undefined }],
    ['a hole', new Array(1)],
    ['a bigint', 1n],
    ['a function', () => 1],
    ['a symbol', Symbol('a')],
    ['a Date', new Date(0)],
    ['a Map', new Map([['a', 1]])],
    ['a lone surrogate', 'a\ud83d'],
    ['a lone surrogate in a key', { '\udc00': 1 }],
  ])('given %s, refuses', (_, value) => {
    expect(() => toCanonicalJson(value)).toThrow(TypeError);
  });
});
