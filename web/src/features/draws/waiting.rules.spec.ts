import { describe, expect, it } from '@jest/globals';
import type { UndecidedCard } from '../../../../services/draws/undecided-cards/undecided-cards.contract.js';
import { groupWaitingDraws } from './waiting.rules';

const card = (pack_history_id: string, image: string, expires_at: string) =>
  ({ pack_history_id, image, expires_at }) as UndecidedCard;

describe('groupWaitingDraws', () => {
  it('returns the count, the first picture and the deadline of each draw, earliest first', () => {
    const cards = [card('a', '/1.webp', 'soon'), card('a', '/2.webp', 'soon'), card('b', '/3.webp', 'late')];
    expect(groupWaitingDraws(cards)).toEqual([
      { historyId: 'a', count: 2, image: '/1.webp', until: 'soon' },
      { historyId: 'b', count: 1, image: '/3.webp', until: 'late' },
    ]);
  });

  it('returns nothing without cards', () => {
    expect(groupWaitingDraws([])).toEqual([]);
  });
});
