import { describe, expect, it } from '@jest/globals';
import { coins, points, type Yen, yen } from '../../kernel/money.js';
import { buildDrafted, buildPrize } from '../streams/pack.fixture.js';
import type { PackDraft } from '../streams/pack-terms.js';
import { computePayoutPercent, decideAcceptLoss } from './accept-loss.decide.js';

// One `hit` of 50,000 points and 99 `miss` of 80: 57,920 points for 100 tickets.
const terms = (change: Partial<PackDraft> = {}) => buildDrafted({ pricePoint: points(579), ...change }).data.terms;
const NOTHING = new Map<string, Yen>();
const refusal = (ifConverted: number, ifShipped: number, worst: number) => ({
  code: 'MakesLoss',
  loss: { ifConverted, ifShipped, worst },
});

describe('decideAcceptLoss', () => {
  it('refuses a pack whose cards give back more than the draws cost, and states the loss', () => {
    expect(decideAcceptLoss(terms(), NOTHING, false)).toEqual(refusal(20, 0, 20));
  });

  it('refuses a pack whose cards cost more than the draws, and states the loss', () => {
    expect(decideAcceptLoss(terms({ pricePoint: points(600) }), new Map([['hit', yen(61_000)]]), false)).toEqual(
      refusal(0, 1000, 8920),
    );
  });

  it('refuses a pack that loses money only if members decide card by card', () => {
    const costs = new Map([
      ['hit', yen(10)],
      ['miss', yen(400)],
    ]);
    expect(decideAcceptLoss(terms({ pricePoint: points(800) }), costs, false)).toEqual(refusal(0, 0, 9600));
    expect(computePayoutPercent(terms({ pricePoint: points(800) }), costs)?.value).toBe(112);
  });

  it('returns null if the loss is accepted', () => {
    expect(decideAcceptLoss(terms(), NOTHING, true)).toBeNull();
  });

  it.each<[string, Partial<PackDraft>]>([
    [
      'cards worth exactly what the draws cost',
      {
        pricePoint: points(580),
        prizes: [buildPrize('hit', 1, 1, { buyPoint: points(50_080) }), buildPrize('miss', 2, 99)],
      },
    ],
    [
      'a dear card that can only be shipped, which gives nothing back',
      { prizes: [buildPrize('hit', 1, 1, { noReduction: true }), buildPrize('miss', 2, 99)] },
    ],
    ['a pack for coins', { pricePoint: coins(1), currency: 'coins' }],
  ])('given %s, then nothing stands against it', (_, change) => {
    expect(decideAcceptLoss(terms(change), NOTHING, false)).toBeNull();
  });
});

describe('computePayoutPercent', () => {
  const percent = (change: Partial<PackDraft>, costs: ReadonlyMap<string, Yen> = NOTHING) =>
    computePayoutPercent(terms(change), costs)?.value;

  it('returns the payout in percent of sales, rounded up', () => {
    expect(computePayoutPercent(terms(), NOTHING)).toEqual({
      value: 101,
      unit: 'percent',
      about: { sales: 57_900, given: 57_920 },
    });
    expect(percent({ pricePoint: points(580) })).toBe(100);
    expect(percent({ pricePoint: points(1160) })).toBe(50);
  });

  it('counts a card with its cost if that is more than its points', () => {
    expect(percent({ pricePoint: points(600) }, new Map([['hit', yen(66_000)]]))).toBe(124);
  });

  it('counts a ship-only card with its points', () => {
    expect(percent({ prizes: [buildPrize('hit', 1, 1, { noReduction: true }), buildPrize('miss', 2, 99)] })).toBe(101);
  });

  it('counts each prize outside of the box as often as it is won', () => {
    const extra = { cardId: 'hit', noReduction: false, setCount: 1, buyPoint: null };
    const last = { ...extra, rule: 'last', draws: [] } as const;
    const every = { ...extra, rule: 'every', draws: [50] } as const;
    const price = { pricePoint: points(1000) };
    expect(percent(price)).toBe(58);
    expect(percent({ ...price, extraPrizes: [last] })).toBe(108);
    expect(percent({ ...price, extraPrizes: [every] })).toBe(158);
  });

  it('returns null for a pack for coins', () => {
    expect(computePayoutPercent(terms({ pricePoint: coins(1), currency: 'coins' }), NOTHING)).toBeNull();
  });
});
