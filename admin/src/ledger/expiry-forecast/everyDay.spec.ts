import { describe, expect, it } from '@jest/globals';
import { fillDays } from './everyDay';

describe('the days of a chart', () => {
  it('have no gap, also across months', () => {
    const days = [
      { date: '2027-02-27', paid: 1, free: 2 },
      { date: '2027-03-02', paid: 3, free: 0 },
    ];
    expect(fillDays(days)).toEqual([
      days[0],
      { date: '2027-02-28', paid: 0, free: 0 },
      { date: '2027-03-01', paid: 0, free: 0 },
      days[1],
    ]);
  });

  it('stay empty for an empty forecast', () => expect(fillDays([])).toEqual([]));
});
