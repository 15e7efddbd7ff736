import { describe, expect, it } from '@jest/globals';
import {
  emptyRegistration,
  fullName,
  isZipcodeToLookUp,
  maskPassword,
  rankProgress,
  registrationToSend,
} from './members.rules';

describe('registrationToSend', () => {
  it('names overseas as the prefecture outside the Japanese mode', () => {
    const draft = { ...emptyRegistration('en'), pref_id: '13', middleName: 'Q' };
    expect(registrationToSend(draft, 'en')).toMatchObject({ pref_id: '99', middleName: 'Q' });
  });

  it('keeps the prefecture and drops the hidden middle name in the Japanese mode', () => {
    const draft = { ...emptyRegistration('ja'), pref_id: '13', middleName: 'Q' };
    expect(registrationToSend(draft, 'ja')).toMatchObject({ pref_id: '13', middleName: '' });
  });
});

describe('isZipcodeToLookUp', () => {
  it('wants exactly seven digits and the Japanese mode', () => {
    expect(isZipcodeToLookUp('1000001', 'ja')).toBe(true);
    expect(isZipcodeToLookUp('1000001', 'en')).toBe(false);
    for (const other of ['100-0001', '100000', '10000011', '１０００００１', ''])
      expect(isZipcodeToLookUp(other, 'ja')).toBe(false);
  });
});

describe('fullName', () => {
  const person = { lastName: '山田', middleName: 'Q', firstName: '花子' };

  it('follows the order of the language', () => {
    expect(fullName(person, 'ja')).toBe('山田 花子');
    expect(fullName(person, 'en')).toBe('花子 Q 山田');
  });

  it('leaves no gap for a name that is not there', () => {
    expect(fullName({ ...person, middleName: '' }, 'en')).toBe('花子 山田');
  });
});

describe('maskPassword', () => {
  it('shows a bullet for each character', () => {
    expect(maskPassword('demo1234')).toBe('••••••••');
  });
});

describe('rankProgress', () => {
  it('is capped at the whole', () => {
    expect(rankProgress(2500, 10_000)).toBe(0.25);
    expect(rankProgress(20_000, 10_000)).toBe(1);
    expect(rankProgress(0, 0)).toBe(1);
  });
});
