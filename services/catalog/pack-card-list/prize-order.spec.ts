import { describe, expect, it } from '@jest/globals';
import { sortPrizes } from './prize-order.js';

const prizes = [
  { id: 'a', buy_point: 500, left: 0 },
  { id: 'b', buy_point: 9000, left: 3 },
  { id: 'c', buy_point: 500, left: 40 },
  { id: 'd', buy_point: 10, left: 3 },
];

describe('sortPrizes', () => {
  it.each([
    ['rank', 'abcd'],
    ['value', 'bacd'],
    ['left', 'cbda'],
  ] as const)('given %s, then the prizes are %s, and those alike stay in rank order', (order, ids) => {
    expect(
      sortPrizes(order, prizes, ({ left }) => left)
        .map(({ id }) => id)
        .join(''),
    ).toBe(ids);
  });
});
