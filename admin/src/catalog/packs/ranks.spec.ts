import { describe, expect, it } from '@jest/globals';
import { findFreeRank, newRank, ranksOf } from './ranks';

describe('the ranks of a draft', () => {
  it('are those of its rows and the empty ones, best first, called as their first row calls them', () => {
    const other = { ...newRank(2), rank_name: '別名' };
    expect(ranksOf([newRank(2), other, newRank(1)], [newRank(3), other])).toEqual([newRank(1), newRank(2), newRank(3)]);
  });

  it('are called by letters as long as there are any', () => {
    expect(newRank(1)).toEqual({ rank: 1, rank_name: 'S賞', rank_name_en: 'S Prize' });
    expect(newRank(9).rank_name).toBe('9賞');
  });

  it.each([
    [[], 1],
    [[1, 2], 3],
    [[1, 3], 2],
  ])('%j are followed by %d', (ranks, next) => {
    expect(findFreeRank(ranks.map(newRank))).toBe(next);
  });
});
