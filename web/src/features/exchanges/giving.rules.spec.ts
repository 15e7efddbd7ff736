import { describe, expect, it } from '@jest/globals';
import { selectGivable, tallyOf } from './giving.rules';

const card = (history_id: string, buy_point: number, no_reduction: '0' | '1' = '0') => ({
  history_id,
  buy_point,
  no_reduction,
});
const cards = [card('a', 700), card('b', 450), card('c', 9000, '1')];

describe('cards to exchange', () => {
  it('exclude ship-only cards', () => {
    expect(selectGivable(cards).map(({ history_id }) => history_id)).toEqual(['a', 'b']);
  });

  it.each([
    [[], { count: 0, total: 0, missing: 1000, change: 0 }],
    [['a'], { count: 1, total: 700, missing: 300, change: 0 }],
    [['a', 'b'], { count: 2, total: 1150, missing: 0, change: 150 }],
    [['a', 'gone'], { count: 1, total: 700, missing: 300, change: 0 }],
  ])('count by their value in points: %j', (chosen, tally) => {
    expect(tallyOf(cards, new Set(chosen), 1000)).toEqual(tally);
  });
});
