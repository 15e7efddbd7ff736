import { describe, expect, it } from '@jest/globals';
import { addDraw, isShown, type RecentWin } from './recent-wins.js';

const AT = new Date('2026-04-01T12:00:00.000Z');
/** Two ultra rares, a super rare, a rare and a common card. */
const RARITIES = [3, 3, 2, 1, 0];

const draw = (firstSlot: number, ...prizeIndexes: number[]) => ({
  drawId: `draw-${firstSlot}`,
  firstSlot,
  prizeIndexes,
  at: AT,
});
const winsAfter = (...draws: ReturnType<typeof draw>[]): readonly RecentWin[] =>
  draws.reduce<readonly RecentWin[]>((recent, one) => addDraw(recent, RARITIES, one), []);
const slotsOf = (recent: readonly RecentWin[]) => recent.map(({ slot }) => slot);

describe('addDraw', () => {
  it('adds a super rare with its number in the log', () => {
    expect(winsAfter(draw(7, 4, 2))).toEqual([{ slot: 8, prize: 2, drawId: 'draw-7', at: AT.toISOString() }]);
  });

  it('returns the same list for a draw without a win', () => {
    const recent = winsAfter(draw(0, 2));
    expect(addDraw(recent, RARITIES, draw(1, 3, 4))).toBe(recent);
  });

  it.each([
    [[2, 4, 1, 0], 3],
    [[2, 1, 1], 1],
    [[4, 2, 2], 1],
  ])('adds only the best card of %j, the first of several', (prizes, card) => {
    expect(slotsOf(winsAfter(draw(0, ...prizes)))).toEqual([card]);
  });

  it('ignores prizes of unknown rarity', () => {
    expect(winsAfter(draw(0, 99))).toEqual([]);
  });

  it('replaces the oldest win of the same rarity, and keeps other rarities', () => {
    const many = Array.from({ length: 12 }, (_, i) => draw(i + 1, 2));
    expect(slotsOf(winsAfter(draw(0, 0), ...many))).toEqual([0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});

describe('isShown', () => {
  it.each([
    [0, false],
    [29_999, false],
    [30_000, true],
    [7 * 86_400_000 - 1, true],
    [7 * 86_400_000, false],
  ])('returns, %d ms after the draw: %s', (ms, shown) => {
    const [win] = winsAfter(draw(0, 0));
    expect(isShown(win!, new Date(AT.getTime() + ms))).toBe(shown);
  });
});
