import { describe, expect, it } from '@jest/globals';
import { directionOf, groupByDay } from './movements.rules';

describe('groupByDay', () => {
  it('starts a day at midnight in Tokyo, whatever the offset of the times', () => {
    const rows = ['2026-11-22T00:00:00+09:00', '2026-11-21T14:59:59Z', '2026-11-21T00:00:00+09:00'];
    const made = rows.map((created) => ({ created }));
    expect(groupByDay(made)).toEqual([
      { day: '2026-11-22', rows: [made[0]] },
      { day: '2026-11-21', rows: [made[1], made[2]] },
    ]);
  });

  it('returns no days without rows', () => {
    expect(groupByDay([])).toEqual([]);
  });
});

describe('directionOf', () => {
  it.each([
    [1, 'gained'],
    [-1, 'lost'],
    [0, 'even'],
  ])('says of %i: %s', (change, direction) => {
    expect(directionOf(change)).toBe(direction);
  });
});
