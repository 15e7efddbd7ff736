import { describe, expect, it } from '@jest/globals';
import { countColumns, isLong } from './card-grid.rules';

describe('columnsIn', () => {
  it.each([
    [343, 136, 2],
    [431, 136, 2],
    [432, 136, 3],
    [1088, 136, 7],
    [100, 136, 1],
    [0, 136, 1],
  ])('fits cards into %i px of %i px and more: %i', (width, min, columns) => {
    expect(countColumns(width, min)).toBe(columns);
  });
});

it('counts 60 items as a long list, and 59 as a short one', () => {
  expect([59, 60].map(isLong)).toEqual([false, true]);
});
