import { describe, expect, it } from '@jest/globals';
import { birthdayOf } from './birthday.rules';

describe('a birthday', () => {
  it.each([
    [['2001', '1', '31'], '2001-01-31'],
    [['2000', '2', '29'], '2000-02-29'],
    [['2001', '2', '29'], null],
    [['2001', '4', '31'], null],
    [['', '4', '30'], null],
    [['2001', '', '30'], null],
    [['2001', '4', ''], null],
    [['', '', ''], null],
  ])('reads the choice %j as %s', ([year = '', month = '', day = ''], birthday) =>
    expect(birthdayOf({ year, month, day })).toBe(birthday),
  );
});
