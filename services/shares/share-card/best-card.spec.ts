import { describe, expect, it } from '@jest/globals';
import type { BoxPrize } from '../../draws/index.js';
import { points } from '../../kernel/money.js';
import { findBestCard } from './best-card.js';

const prize = (rank: number, rarity: BoxPrize['rarity'], worth: number) => ({ rank, rarity, buyPoint: points(worth) });

describe('findBestCard', () => {
  it.each([
    ['the best rank', [prize(3, 3, 900), prize(1, 0, 10), prize(2, 3, 900)], 1],
    ['within a rank the rarest', [prize(2, 1, 900), prize(2, 3, 10)], 1],
    ['of the same rarity the one worth most', [prize(2, 1, 10), prize(2, 1, 900), prize(2, 1, 30)], 1],
    ['of the same cards the first', [prize(2, 1, 10), prize(2, 1, 10)], 0],
    ['the only one', [prize(9, 0, 0)], 0],
  ])('given several cards, then it is %s', (_, prizes, place) => {
    expect(findBestCard(prizes)).toBe(place);
  });
});
