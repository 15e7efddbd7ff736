import { describe, expect, it } from '@jest/globals';
import { parcelCountOf, parcelNumberOf } from './parcel-number.shared.js';

const swapped = (text: string, at: number): string => {
  const signs = [...text];
  [signs[at], signs[at + 1]] = [signs[at + 1]!, signs[at]!];
  return signs.join('');
};

describe('a parcel’s number', () => {
  it('has a check letter, and fits the twenty characters of a label', () => {
    expect(parcelNumberOf(100_001)).toBe('P100001X');
    expect(parcelNumberOf(999_999_999)).toHaveLength(11);
  });

  it.each(['P100001X', 'p100001x', ' P-100001-X ', 'Ｐ１００００１Ｘ'])('reads any notation: %s', (written) => {
    expect(parcelCountOf(written)).toBe(100_001);
  });

  it.each(['', 'P', '100001X', 'P10001X', 'EJ123456789JP', '490012345675', 'P100001'])('refuses %j', (text) => {
    expect(parcelCountOf(text)).toBeNull();
  });

  it('detects one wrong digit and two swapped neighbours', () => {
    for (let count = 100_001; count < 101_001; count += 7) {
      const number = parcelNumberOf(count);
      for (let at = 1; at <= 6; at++) {
        for (const digit of '0123456789') {
          const other = number.slice(0, at) + digit + number.slice(at + 1);
          if (other !== number) expect([other, parcelCountOf(other)]).toEqual([other, null]);
        }
        const turned = swapped(number, at);
        if (turned !== number) expect([turned, parcelCountOf(turned)]).toEqual([turned, null]);
      }
    }
  });
});
