import { describe, expect, it } from '@jest/globals';
import { columnsIn, isLong } from './card-grid.rules';

describe('columnsIn', () => {
  it.each([
    [343, 136, 2],
    [431, 136, 2],
    [432, 136, 3],
    [1088, 136, 7],
    [100, 136, 1],
    [0, 136, 1],
  ])('fits cards into %i px of %i px and more: %i', (width, min, columns) => {
    expect(columnsIn(width, min)).toBe(columns);
  });
});

it('draws 59 entries plainly and 60 as they come into sight', () => {
  expect([59, 60].map(isLong)).toEqual([false, true]);
});
