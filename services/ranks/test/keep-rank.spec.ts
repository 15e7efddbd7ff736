import { describe, expect, it } from '@jest/globals';
import { coins, yen } from '../../kernel/money.js';
import { decideKeepRank } from '../keep-rank/keep-rank.decide.js';
import type { Rank, RankDraft } from '../rows/ranks.rows.js';
import { decideWithdrawRank } from '../withdraw-rank/withdraw-rank.decide.js';

const draft: RankDraft = {
  name: 'シルバー',
  name_en: 'Silver',
  image_url: '/images/ranks/silver.svg',
  rank_max_price: yen(5000),
  rank_coin: coins(30),
};
const kept: Rank = { ...draft, id: 'r', withdrawn_at: null, created: new Date(0), version: 1 };
const withdrawn: Rank = { ...kept, withdrawn_at: new Date(1) };

describe('a rank', () => {
  it('can be saved when no other is reached by the same amount', () => {
    expect(decideKeepRank(null, draft, false)).toEqual({ events: [{ change: 'RankEdited', data: draft }] });
    expect(decideKeepRank(kept, draft, true).refusal).toEqual({ code: 'PriceTaken' });
  });

  it('cannot be changed once it is withdrawn, and is withdrawn once', () => {
    expect(decideKeepRank(withdrawn, draft, false).refusal).toEqual({ code: 'IsWithdrawn' });
    expect(decideWithdrawRank(kept).events).toEqual([{ change: 'RankWithdrawn', data: {} }]);
    expect(decideWithdrawRank(withdrawn).refusal).toEqual({ code: 'IsWithdrawn' });
  });
});
