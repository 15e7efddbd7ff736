import { describe, expect, it } from '@jest/globals';
import { coins, points } from '../../kernel/money.js';
import { buildDrafted, published } from '../streams/pack.fixture.js';
import { evolvePack, unknownPack } from '../streams/pack.state.js';
import type { PackDraft } from '../streams/pack-terms.js';
import { computeWorthOfClose } from './worth-of-close.js';

const NOW = new Date('2026-08-31T12:00:00+09:00');
const worth = (left: number, change: Partial<PackDraft> = {}) =>
  computeWorthOfClose(
    [buildDrafted({ pricePoint: points(500), ...change }), published].reduce(evolvePack, unknownPack),
    left,
    NOW,
  );

describe('computeWorthOfClose', () => {
  it('counts the undrawn tickets at their price', () => {
    expect(worth(30)).toEqual({ value: 15_000, unit: 'points', about: { tickets_left: 30, price_point: 500 } });
    expect(worth(3, { currency: 'coins', pricePoint: coins(2) })).toMatchObject({ value: 6, unit: 'coins' });
    expect(worth(1, { endAt: '2026-08-31T12:00:01+09:00' })).toMatchObject({ value: 500 });
  });

  it('returns null for an empty box', () => {
    expect(worth(0)).toBeNull();
  });

  it('returns null if the sale has ended already', () => {
    expect(worth(30, { endAt: '2026-08-31T12:00:00+09:00' })).toBeNull();
  });
});
