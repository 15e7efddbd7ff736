import { describe, expect, it } from '@jest/globals';
import { findFreeRank, newRank, ranksOf } from './ranks';

describe('the ranks of a draft', () => {
  it('include the empty ones, best first, and take their names from their first rows', () => {
    const other = { ...newRank(2), rank_name: '別名' };
    expect(ranksOf([newRank(2), other, newRank(1)], [newRank(3), other])).toEqual([newRank(1), newRank(2), newRank(3)]);
  });

  it('have letters as names until the alphabet ends', () => {
    expect(newRank(1)).toEqual({ rank: 1, rank_name: 'S賞', rank_name_en: 'S Prize' });
    expect(newRank(9).rank_name).toBe('9賞');
  });

  it.each([
    [[], 1],
    [[1, 2], 3],
    [[1, 3], 2],
  ])('%j have %d as the next free number', (ranks, next) => {
    expect(findFreeRank(ranks.map(newRank))).toBe(next);
  });
});
