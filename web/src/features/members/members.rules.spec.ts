import { describe, expect, it } from '@jest/globals';
import { computeRankProgress, formatFullName } from './members.rules';

describe('formatFullName', () => {
  const person = { lastName: '山田', middleName: 'Q', firstName: '花子' };

  it('follows the order of the language', () => {
    expect(formatFullName(person, 'ja')).toBe('山田 花子');
    expect(formatFullName(person, 'en')).toBe('花子 Q 山田');
  });

  it('leaves no gap for a missing part', () => {
    expect(formatFullName({ ...person, middleName: '' }, 'en')).toBe('花子 山田');
  });
});

describe('computeRankProgress', () => {
  it('stops at 1', () => {
    expect(computeRankProgress(2500, 10_000)).toBe(0.25);
    expect(computeRankProgress(20_000, 10_000)).toBe(1);
    expect(computeRankProgress(0, 0)).toBe(1);
  });
});
