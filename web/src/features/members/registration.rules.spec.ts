import { describe, expect, it } from '@jest/globals';
import {
  computeCountryAfterSwitch,
  createEmptyRegistration,
  isOptional,
  isZipcodeToLookUp,
  maskPassword,
  normalizeRegistration,
  normalizeTel,
  normalizeZipcode,
  refusalsOf,
  sectionsOf,
} from './registration.rules';

const fieldsOf = (language: 'ja' | 'en') => sectionsOf(language).flatMap(({ fields }) => fields);

describe('the fields of the form', () => {
  it('include a prefecture in Japanese only, and a middle name in English only', () => {
    expect(fieldsOf('ja')).toContain('pref_id');
    expect(fieldsOf('ja')).not.toContain('middleName');
    expect(fieldsOf('en')).toContain('middleName');
    expect(fieldsOf('en')).not.toContain('pref_id');
  });

  it('start with the name in the order of the language', () => {
    expect(fieldsOf('ja').slice(0, 2)).toEqual(['lastName', 'firstName']);
    expect(fieldsOf('en').slice(0, 3)).toEqual(['firstName', 'middleName', 'lastName']);
  });

  it('may stay empty when the shop does not require them', () => {
    const optional = (language: 'ja' | 'en') => fieldsOf(language).filter((field) => isOptional(field, language));
    expect(optional('ja')).toEqual(['province', 'building', 'referralCode']);
    expect(optional('en')).toEqual(['middleName', 'zipcode', 'building', 'referralCode']);
  });
});

describe('computeCountryAfterSwitch', () => {
  it('proposes Japan in Japanese and nothing in English, and keeps a typed country', () => {
    expect(computeCountryAfterSwitch('日本', 'en')).toBe('');
    expect(computeCountryAfterSwitch('', 'ja')).toBe('日本');
    expect(computeCountryAfterSwitch('France', 'ja')).toBe('France');
    expect(computeCountryAfterSwitch('フランス', 'en')).toBe('フランス');
  });
});

describe('normalizeRegistration', () => {
  it('sets the prefecture to overseas outside the Japanese mode', () => {
    const draft = { ...createEmptyRegistration('en'), pref_id: '13', middleName: 'Q' };
    expect(normalizeRegistration(draft, 'en')).toMatchObject({ pref_id: '99', middleName: 'Q' });
  });

  it('keeps the prefecture and drops the hidden middle name in the Japanese mode', () => {
    const draft = { ...createEmptyRegistration('ja'), pref_id: '13', middleName: 'Q' };
    expect(normalizeRegistration(draft, 'ja')).toMatchObject({ pref_id: '13', middleName: '' });
  });
});

describe('isZipcodeToLookUp', () => {
  it('requires exactly seven digits and the Japanese mode', () => {
    expect(isZipcodeToLookUp('1000001', 'ja')).toBe(true);
    expect(isZipcodeToLookUp('1000001', 'en')).toBe(false);
    for (const other of ['100-0001', '100000', '10000011', '１０００００１', ''])
      expect(isZipcodeToLookUp(other, 'ja')).toBe(false);
  });
});

describe('normalizeTel and normalizeZipcode', () => {
  it.each([
    ['０９０１２３４５６７８', '09012345678'],
    ['090-1234-5678', '09012345678'],
    ['０３（１２３４）５６７８', '0312345678'],
    ['０９０ー１２３４－５６７８', '09012345678'],
    ['+44 7700 900123', '447700900123'],
    ['abc', 'abc'],
  ])('writes the phone number %s as %s', (typed, tidy) => {
    expect(normalizeTel(typed)).toBe(tidy);
  });

  it('writes a Japanese zip code as seven digits and keeps the hyphens of foreign ones', () => {
    expect(normalizeZipcode('〒１００－０００１', 'ja')).toBe('1000001');
    expect(normalizeZipcode('12345-6789 ', 'en')).toBe('12345-6789');
    expect(normalizeZipcode('SW1A 1AA', 'en')).toBe('SW1A 1AA');
  });
});

describe('refusalsOf', () => {
  it('returns the first message of each field in the order of the form', () => {
    const errors = { pass: ['short', 'plain'], referral_code: ['unknown'], lastName: ['empty'] };
    expect(refusalsOf(errors, 'ja')).toEqual([
      { field: 'lastName', message: 'empty' },
      { field: 'pass', message: 'short' },
      { field: 'referralCode', message: 'unknown' },
    ]);
  });

  it('puts messages without a field at the end', () => {
    expect(refusalsOf({ pref_id: ['choose'], mail: ['taken'] }, 'en')).toEqual([
      { field: 'mail', message: 'taken' },
      { field: undefined, message: 'choose' },
    ]);
  });
});

describe('maskPassword', () => {
  it('shows a bullet for each character', () => {
    expect(maskPassword('demo1234')).toBe('••••••••');
  });
});
