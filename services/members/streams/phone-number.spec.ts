import { describe, expect, it } from '@jest/globals';
import { phoneNumberOf } from './phone-number.js';

const inJapan = { isOverseas: false, isEnglish: false };
const abroad = { isOverseas: true, isEnglish: true };

describe('a phone that gets text messages', () => {
  it.each([
    ['09012345678', inJapan, '+819012345678'],
    ['08012345678', inJapan, '+818012345678'],
    ['07012345678', { ...inJapan, isEnglish: true }, '+817012345678'],
    ['819012345678', abroad, '+819012345678'],
    ['+819012345678', abroad, '+819012345678'],
    ['821012345678', abroad, '+821012345678'],
  ])('accepts a Japanese mobile, or in English mode one of the countries: %s', (tel, whose, number) => {
    expect(phoneNumberOf({ tel, ...whose }, ['82'])).toMatchObject({ number });
  });

  it('formats the number as usual in the country', () => {
    expect(phoneNumberOf({ tel: '+819012345678', ...inJapan }, [])).toMatchObject({ tel: '09012345678' });
    expect(phoneNumberOf({ tel: '+819012345678', ...abroad }, [])).toMatchObject({ tel: '819012345678' });
  });

  it.each([
    ['0312345678', inJapan, 'NoMobileNumber'],
    ['05012345678', inJapan, 'NoMobileNumber'],
    ['01201234567', inJapan, 'NoMobileNumber'],
    ['0901234567', inJapan, 'NoMobileNumber'],
    ['090123456789', inJapan, 'NoMobileNumber'],
    ['821012345678', inJapan, 'NoMobileNumber'],
    ['81312345678', abroad, 'NoMobileNumber'],
    ['', abroad, 'NoMobileNumber'],
    ['12025550123', abroad, 'CountryNotServed'],
    ['821012345678', { ...abroad, isEnglish: false }, 'CountryNotServed'],
  ])('refuses %s', (tel, whose, code) => {
    expect(phoneNumberOf({ tel, ...whose }, ['82'])).toEqual({ refusal: { code } });
  });
});
