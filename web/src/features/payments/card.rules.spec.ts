import { describe, expect, it } from '@jest/globals';
import {
  brandOf,
  EMPTY_CARD,
  faultOf,
  findInvalidFields,
  groupDigits,
  keepTwoDigits,
  tokenRequestOf,
} from './card.rules';

const NOW = new Date('2026-11-22T12:00:00+09:00');
const CARD = { number: '4111 1111 1111 1111', month: '12', year: '29', code: '123', holder: 'HANAKO YAMADA' };

describe('groupDigits and keepTwoDigits', () => {
  it.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['４１１１-1111 1', '4111 1111 1'],
    ['41111111111111112222', '4111 1111 1111 1111'],
    ['', ''],
    ['abc', ''],
  ])('shows %s in groups of four: %s', (typed, shown) => expect(groupDigits(typed)).toBe(shown));

  it.each([
    ['2029', '29'],
    ['２９', '29'],
    ['3', '3'],
  ])('keeps two digits of %s: %s', (typed, kept) => expect(keepTwoDigits(typed)).toBe(kept));
});

describe('brandOf', () => {
  it.each([
    ['4', 'visa'],
    ['5555 5555', 'mastercard'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', undefined],
    ['3528', 'jcb'],
    ['3589', 'jcb'],
    ['3590', undefined],
    ['37', 'amex'],
    ['3666', 'diners'],
    ['3', undefined],
    ['', undefined],
  ])('recognizes %s as %s', (number, brand) => expect(brandOf(number)).toBe(brand));
});

describe('findInvalidFields', () => {
  it('accepts a valid card', () => expect(findInvalidFields(CARD, NOW)).toEqual([]));

  it('reports every field of an empty form', () =>
    expect(findInvalidFields(EMPTY_CARD, NOW)).toEqual(['number', 'expiry', 'code', 'holder']));

  it.each([
    [{ number: '4111 1111 1111 1112' }, 'number'],
    [{ number: '4111 1111' }, 'number'],
    [{ month: '13' }, 'expiry'],
    [{ month: '10', year: '26' }, 'expiry'],
    [{ year: '9' }, 'expiry'],
    [{ code: '12' }, 'code'],
    [{ holder: '山田花子' }, 'holder'],
    [{ holder: 'A VERY LONG NAME OF A HOLDER' }, 'holder'],
  ])('reports %j at %s', (fields, field) => expect(findInvalidFields({ ...CARD, ...fields }, NOW)).toEqual([field]));

  it('accepts a card in its last month', () =>
    expect(findInvalidFields({ ...CARD, month: '11', year: '26' }, NOW)).toEqual([]));

  it('accepts numbers of fifteen and fourteen digits', () => {
    expect(findInvalidFields({ ...CARD, number: '3782 8224 6310 005', code: '1234' }, NOW)).toEqual([]);
    expect(findInvalidFields({ ...CARD, number: '3666 6666 6666 60' }, NOW)).toEqual([]);
  });
});

describe('the tokenizer', () => {
  it.each([
    ['invalid_card_number', 'number'],
    ['digit_check_error', 'number'],
    ['missing_card_expire', 'expiry'],
    ['invalid_security_code', 'code'],
    ['invalid_cardholder_name', 'holder'],
    ['1300', 'number'],
    ['1301', 'number'],
    ['1400', 'expiry'],
    ['1401', 'expiry'],
    ['1500', 'expiry'],
    ['1501', 'expiry'],
    ['1502', 'expiry'],
    ['1600', 'code'],
    ['1601', 'code'],
    ['1700', 'holder'],
    ['7001', 'communication'],
    ['8000', 'maintenance'],
    ['9999', 'other'],
    ['constructor', 'other'],
  ])('attributes the code %s to %s', (code, about) => expect(faultOf(code)).toBe(about));

  it('receives its own field names', () => {
    expect(tokenRequestOf({ ...CARD, month: '3', holder: ' HANAKO YAMADA ' })).toEqual({
      card_number: '4111111111111111',
      card_expire: '03/29',
      security_code: '123',
      cardholder_name: 'HANAKO YAMADA',
    });
  });
});
