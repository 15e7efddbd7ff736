import { describe, expect, it } from '@jest/globals';
import type { ExchangeOffer } from '../rows/offers.rows.js';
import { decideRestockOffer } from './restock-offer.decide.js';

const offer = (stock: number, withdrawn_at: Date | null = null) => ({ stock, withdrawn_at }) as ExchangeOffer;

describe('the stock of an offer', () => {
  it.each([5, -3])('changes by %i', (count) => {
    expect(decideRestockOffer(offer(3), count).events).toEqual([{ change: 'OfferRestocked', data: { count } }]);
  });

  it('never goes below 0 or above the maximum', () => {
    expect(decideRestockOffer(offer(3), -4).refusal).toEqual({ code: 'NotThatMany' });
    expect(decideRestockOffer(offer(1), 100_000).refusal).toEqual({ code: 'TooMany' });
  });

  it('cannot change once the offer is withdrawn', () => {
    expect(decideRestockOffer(offer(3, new Date()), 1).refusal).toEqual({ code: 'IsWithdrawn' });
  });
});
