import { describe, expect, it } from '@jest/globals';
import { groupSales, sortByAmount } from './grouped';

const sale = (day: string, method: string, price: number, payments: number) => ({
  ...{ day, method, price, payments },
  course_id: String(price),
  yen: price * payments,
});
const SALES = [
  sale('2026-04-02', 'card', 500, 2),
  sale('2026-04-02', 'pay-easy', 3000, 1),
  sale('2026-04-01', 'card', 500, 1),
];

describe('grouped sales', () => {
  it('have one total for each key', () => {
    expect(groupSales(SALES, ({ day }) => day)).toEqual([
      { key: '2026-04-02', payments: 3, yen: 4000 },
      { key: '2026-04-01', payments: 1, yen: 500 },
    ]);
    expect(groupSales([], ({ day }) => day)).toEqual([]);
  });

  it('begin with the largest amount', () => {
    expect(sortByAmount(groupSales(SALES, ({ method }) => method)).map(({ key }) => key)).toEqual(['pay-easy', 'card']);
  });
});
