import { describe, expect, it } from '@jest/globals';
import { drawDemoCards } from './demo-draw.rules';

const prizes = [
  { name: 'hit', rarity: 3, remaining: 1 },
  { name: 'gone', rarity: 2, remaining: 0 },
  { name: 'miss', rarity: 0, remaining: 3 },
];
const names = (count: number, ...luck: number[]) => {
  const rest = [...luck];
  return drawDemoCards(prizes, count, () => rest.shift() ?? 0).map(({ name }) => name);
};

describe('drawDemoCards', () => {
  it.each([
    [0, 'hit'],
    [0.2499, 'hit'],
    [0.25, 'miss'],
    [0.9999, 'miss'],
  ])('draws one of four equally likely tickets by the random number %d: %s', (luck, name) => {
    expect(names(1, luck)).toEqual([name]);
  });

  it('draws no ticket twice', () => {
    expect(names(3, 0, 0, 0)).toEqual(['hit', 'miss', 'miss']);
  });

  it('draws all tickets when fewer than requested are left', () => {
    expect(names(10)).toHaveLength(4);
    expect(drawDemoCards([], 5, () => 0)).toEqual([]);
  });

  it('gives each card an id that no draw has', () => {
    expect(drawDemoCards(prizes, 2, () => 0).map(({ history_id }) => history_id)).toEqual(['demo-0', 'demo-1']);
  });
});
