import { describe, expect, it } from '@jest/globals';
import type { TokyoDate } from '../../kernel/time.js';
import { ageCapOn, ageOn } from './age-caps.js';

const day = (text: string) => text as TokyoDate;

describe('the age of a person', () => {
  it.each([
    ['2010-01-15', '2026-01-14', 15],
    ['2010-01-15', '2026-01-15', 16],
    ['2010-12-31', '2026-01-01', 15],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
  ])('born on %s, on %s, equals %d', (birthday, on, age) => expect(ageOn(day(birthday), day(on))).toBe(age));
});

describe('the monthly cap of an age', () => {
  it.each([
    ['2010-01-16', 5000],
    ['2010-01-15', 10_000],
    ['2008-01-16', 10_000],
    ['2008-01-15', 0],
    [null, 0],
  ])('born on %s: %d yen', (birthday, cap) =>
    expect(ageCapOn(birthday as TokyoDate | null, day('2026-01-15'))).toBe(cap),
  );
});
