import { describe, expect, it } from '@jest/globals';
import { IsInt, IsOptional, IsString, Matches } from 'class-validator';
import { type FieldErrors, INVALID, RefusedError } from '../responses/envelope.js';
import { parseRequest, withMessage } from './contract.js';

const TEXT = withMessage('文字を入力してください。', 'Give a text.');

class Parent {
  @IsString(TEXT)
  name = 'nobody';
}

class Request extends Parent {
  @IsOptional()
  @IsInt(withMessage('整数を入力してください。', 'Enter a whole number.'))
  count?: number;

  @IsOptional()
  @Matches(/^[a-z]$/, { ...TEXT, each: true })
  letters?: string[];
}

class ClosedRequest extends Request {
  static readonly closed = true;
}

const errorsOf = (payload: object, contract: typeof Request = Request): FieldErrors => {
  try {
    parseRequest(contract, payload);
    return {};
  } catch (error) {
    return (error as RefusedError).errors;
  }
};

describe('parseRequest', () => {
  it('reads the fields that the contract and its parents name, and does not touch the others', () => {
    const payload = {
      name: 'a',
      letters: ['b'],
      get other(): never {
        throw new Error('was read');
      },
    };
    expect({ ...parseRequest(Request, payload) }).toEqual({ name: 'a', letters: ['b'] });
  });

  it('keeps the contract’s default of a missing field', () => {
    expect({ ...parseRequest(Request, {}) }).toEqual({ name: 'nobody' });
  });

  it('refuses fields that a closed contract does not name', () => {
    expect(errorsOf({ name: 'a', other: 1, more: 2 }, ClosedRequest)).toEqual({ other: [INVALID], more: [INVALID] });
  });

  it('reports every invalid field', () => {
    expect(errorsOf({ name: 1, count: 'x', letters: ['b', 'B'] })).toEqual({
      name: [{ ja: '文字を入力してください。', en: 'Give a text.' }],
      count: [{ ja: '整数を入力してください。', en: 'Enter a whole number.' }],
      letters: [{ ja: '文字を入力してください。', en: 'Give a text.' }],
    });
  });

  it('reports unstorable values together with other errors, and leaves NaN to the field’s own rule', () => {
    const whole = [{ ja: '整数を入力してください。', en: 'Enter a whole number.' }];
    expect(errorsOf({ name: '\0', count: Number.NaN })).toEqual({ name: [INVALID], count: whole });
  });

  it.each([
    ['NUL', { name: 'a\0' }],
    ['a lone surrogate', { name: '\ud800' }],
    ['a lone surrogate within a list', { letters: ['b', '\udc00x'] }, 'letters'],
    ['a number beyond the safe integers', { count: 1e308 }, 'count'],
    ['a negative number beyond the safe integers', { count: -(2 ** 53) }, 'count'],
    ['an infinite number', JSON.parse('{"count":1e999}'), 'count'],
    ['an object where the contract allows none', { name: { toString: 1 } }],
    ['a list where the contract allows none', { count: [1] }, 'count'],
  ])('refuses %s', (_, payload: object, field = 'name') => {
    expect(errorsOf(payload)).toEqual({ [field]: [INVALID] });
  });

  it('accepts characters of any Unicode plane and the largest safe integer', () => {
    const payload = { name: '𠮷野家', count: Number.MAX_SAFE_INTEGER };
    expect({ ...parseRequest(Request, payload) }).toEqual(payload);
  });

  it('throws a RefusedError with state 400', () => {
    expect(() => parseRequest(Request, { count: 'x' })).toThrow(RefusedError);
    expect(() => parseRequest(Request, { count: 'x' })).toThrow(expect.objectContaining({ state: 400 }));
  });
});
