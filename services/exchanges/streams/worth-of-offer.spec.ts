import { describe, expect, it } from '@jest/globals';
import { points, yen } from '../../kernel/money.js';
import { computeWorthOfOffer } from './worth-of-offer.js';

const card = { buy_point: points(1000), cost_yen: yen(1500), reference_yen: yen(9000) };
const offering = { price: 1500, stock: 3 };

describe('computeWorthOfOffer', () => {
  it('returns the card’s worth in percent of the price, rounded up', () => {
    expect(computeWorthOfOffer(card, 1000, offering)).toEqual({
      value: 100,
      unit: 'percent',
      about: { card_worth: 1500, price_point: 1500, stock: 3 },
    });
    expect(computeWorthOfOffer(card, 1000, { ...offering, price: 1499 }).value).toBe(101);
  });

  it('counts the points if they are more, and the reference price if the cost is unknown', () => {
    expect(computeWorthOfOffer({ ...card, buy_point: points(3000) }, 1000, offering).value).toBe(200);
    expect(computeWorthOfOffer({ ...card, cost_yen: yen(0) }, 1000, offering).value).toBe(600);
  });

  it('uses the offer’s own value when the card is gone', () => {
    expect(computeWorthOfOffer(null, 3000, offering).value).toBe(200);
  });
});
