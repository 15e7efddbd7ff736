import { describe, expect, it } from '@jest/globals';
import { coins, yen } from '../../kernel/money.js';
import type { Rank, RankDraft } from '../rows/ranks.rows.js';
import { computeWorthOfRank } from './worth-of-rank.js';

const draft: RankDraft = {
  name: '金',
  name_en: 'Gold',
  image_url: '',
  rank_max_price: yen(100_000),
  rank_coin: coins(60_000),
};
const kept: Rank = { ...draft, id: 'r', withdrawn_at: null, created: new Date(0), version: 1 };
const worth = (change: Partial<RankDraft>, before: Rank | null = kept) =>
  computeWorthOfRank(before, { ...draft, ...change });

describe('worthOfRank', () => {
  it('returns how much less the rank requires', () => {
    expect(worth({ rank_max_price: yen(40_000) })).toEqual({
      value: 60_000,
      unit: 'points',
      about: { yen_less: 60_000, coins_less: 0 },
    });
    expect(worth({ rank_max_price: yen(99_999), rank_coin: coins(1) })?.value).toBe(59_999);
  });

  it('returns nothing for a new rank, and for one that requires as much, more, or cannot be kept any more', () => {
    expect(worth({}, null)).toBeNull();
    for (const change of [{}, { rank_max_price: yen(200_000) }, { rank_coin: coins(0) }])
      expect(worth(change)).toBeNull();
  });
});
