import { describe, expect, it } from '@jest/globals';
import { coins, points, type Yen, yen } from '../../kernel/money.js';
import { drafted, prize } from '../streams/pack.fixture.js';
import type { PackDraft } from '../streams/pack-terms.js';
import { decideAcceptLoss } from './accept-loss.decide.js';

// One `hit` of 50,000 points and 99 `miss` of 80: 57,920 points for 100 tickets.
const terms = (change: Partial<PackDraft> = {}) => drafted({ pricePoint: points(579), ...change }).data.terms;
const NOTHING = new Map<string, Yen>();
const refusal = (ifConverted: number, ifShipped: number) => ({ code: 'MakesLoss', loss: { ifConverted, ifShipped } });

describe('decideAcceptLoss', () => {
  it('given cards that give back more than the draws cost, then it is refused with what it loses', () => {
    expect(decideAcceptLoss(terms(), NOTHING, false)).toEqual(refusal(20, 0));
  });

  it('given cards that cost more than the draws, then it is refused with what it loses', () => {
    expect(decideAcceptLoss(terms({ pricePoint: points(600) }), new Map([['hit', yen(61_000)]]), false)).toEqual(
      refusal(0, 1000),
    );
  });

  it('given that the loss is accepted, then nothing stands against it', () => {
    expect(decideAcceptLoss(terms(), NOTHING, true)).toBeNull();
  });

  it.each<[string, Partial<PackDraft>]>([
    [
      'cards worth exactly what the draws cost',
      { pricePoint: points(580), prizes: [prize('hit', 1, 1, { buyPoint: points(50_080) }), prize('miss', 2, 99)] },
    ],
    [
      'a dear card that can only be shipped, which gives nothing back',
      { prizes: [prize('hit', 1, 1, { noReduction: true }), prize('miss', 2, 99)] },
    ],
    ['a pack for coins', { pricePoint: coins(1), currency: 'coins' }],
  ])('given %s, then nothing stands against it', (_, change) => {
    expect(decideAcceptLoss(terms(change), NOTHING, false)).toBeNull();
  });
});
