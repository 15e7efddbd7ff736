import { describe, expect, it } from '@jest/globals';
import { formatFullName, rankProgress } from './members.rules';

describe('fullName', () => {
  const person = { lastName: '山田', middleName: 'Q', firstName: '花子' };

  it('follows the order of the language', () => {
    expect(formatFullName(person, 'ja')).toBe('山田 花子');
    expect(formatFullName(person, 'en')).toBe('花子 Q 山田');
  });

  it('leaves no gap for a name that is not there', () => {
    expect(formatFullName({ ...person, middleName: '' }, 'en')).toBe('花子 山田');
  });
});

describe('rankProgress', () => {
  it('is capped at the whole', () => {
    expect(rankProgress(2500, 10_000)).toBe(0.25);
    expect(rankProgress(20_000, 10_000)).toBe(1);
    expect(rankProgress(0, 0)).toBe(1);
  });
});
