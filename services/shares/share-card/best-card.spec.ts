import { describe, expect, it } from '@jest/globals';
import type { BoxPrize } from '../../draws/index.js';
import { points } from '../../kernel/money.js';
import { findBestCard } from './best-card.js';

const prize = (rank: number, rarity: BoxPrize['rarity'], worth: number) => ({ rank, rarity, buyPoint: points(worth) });

describe('findBestCard', () => {
  it.each([
    ['the card of the best rank', [prize(3, 3, 900), prize(1, 0, 10), prize(2, 3, 900)], 1],
    ['the rarest card of a rank', [prize(2, 1, 900), prize(2, 3, 10)], 1],
    ['the card with the most points of a rarity', [prize(2, 1, 10), prize(2, 1, 900), prize(2, 1, 30)], 1],
    ['the first of equal cards', [prize(2, 1, 10), prize(2, 1, 10)], 0],
    ['the only card', [prize(9, 0, 0)], 0],
  ])('returns %s', (_, prizes, place) => {
    expect(findBestCard(prizes)).toBe(place);
  });
});
