import { describe, expect, it } from '@jest/globals';
import {
  advanceReveal,
  BURST,
  beginReveal,
  CRACKS,
  computeAutoStepMs,
  computeTurnMs,
  type Face,
  isAtGlance,
  isSwipeOn,
  type Reveal,
  selectForGlance,
  showOpen,
  startTurn,
  turnTogether,
} from './reveal.rules';

const cardsOf = (...rarities: readonly number[]) => rarities.map((rarity) => ({ rarity }));
const MANY: number[] = Array.from({ length: 100 }, (_, i) => (i % 10 === 3 ? 2 : 0));
MANY[50] = 3;
const at = (place: number, face: Face, fields: Partial<Reveal> = {}): Reveal => ({
  large: [0, 1, 2, 3, 4],
  at: place,
  face,
  isTogether: false,
  ...fields,
});

describe('beginReveal', () => {
  it('shows up to ten cards large, one by one, in the order of the draw', () => {
    const reveal = beginReveal(cardsOf(0, 2, 0, 0, 0, 3, 0, 0, 0, 1), false);
    expect(reveal).toEqual({ large: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], at: 0, face: 'down', isTogether: false });
  });

  it('shows the five best of more cards, the very best last, before all turn together', () => {
    expect(beginReveal(cardsOf(...MANY), false)).toEqual({
      large: [33, 23, 13, 3, 50],
      at: 0,
      face: 'down',
      isTogether: true,
    });
  });

  it('chooses the most valuable cards of any rarity, in the order of their points', () => {
    const worth = (rarity: number, buy_point: number) => ({ rarity, buy_point });
    const cards = [
      ...[worth(2, 3000), worth(2, 8000), worth(1, 9000), worth(2, 3000), worth(3, 30_000), worth(2, 8000)],
      ...new Array(94).fill(worth(0, 100)),
    ];
    expect(beginReveal(cards, false).large).toEqual([0, 5, 1, 2, 4]);
  });

  it('shows the five most valuable without a super rare card, and none when all have the same value', () => {
    const cards = Array.from({ length: 20 }, (_, place) => ({ rarity: 0, buy_point: place < 3 ? 200 : 100 }));
    expect(beginReveal(cards, false).large).toEqual([2, 1, 0]);
  });

  it('shows all cards together when none stands out', () => {
    const reveal = beginReveal(cardsOf(...new Array(11).fill(1)), false);
    expect(isAtGlance(reveal)).toBe(true);
    expect(reveal.isTogether).toBe(true);
  });

  it('starts with an open card with reduced motion', () => {
    expect(beginReveal(cardsOf(0), true).face).toBe('up');
  });
});

describe('advanceReveal', () => {
  it('turns a card, opens it at once on a second tap, then goes on', () => {
    const ready = advanceReveal(at(3, 'down'), false);
    expect(ready).toEqual(at(3, 'ready'));
    expect(startTurn(ready)).toEqual(at(3, 'turning'));
    expect(advanceReveal(at(3, 'turning'), false)).toEqual(at(3, 'up'));
    expect(advanceReveal(at(3, 'up'), false)).toEqual(at(4, 'down'));
  });

  it('opens a card at once on a second tap while its picture loads', () => {
    const shown = advanceReveal(at(3, 'ready'), false);
    expect(shown).toEqual(at(3, 'up'));
    expect(startTurn(shown)).toEqual(shown);
    expect(showOpen(shown)).toEqual(shown);
  });

  it('goes from card to card with reduced motion', () => {
    expect(advanceReveal(at(0, 'up'), true)).toEqual(at(1, 'up'));
  });

  it('goes from the last card to the overview', () => {
    expect(isAtGlance(at(4, 'up'))).toBe(false);
    expect(isAtGlance(advanceReveal(at(4, 'up'), false))).toBe(true);
  });
});

describe('turnTogether', () => {
  const cards = cardsOf(2, 0, 3, 0, 2);

  it.each([
    ['the card itself while it lies face down', at(2, 'down'), [2, 4]],
    ['the next one after a turning card', at(2, 'turning'), [4]],
    ['the next one after an open card', at(0, 'up'), [2, 4]],
  ] as const)('still shows the best remaining cards large: %s', (_name, reveal, large) => {
    expect(turnTogether(reveal, cards, false)).toEqual({ large, at: 0, face: 'down', isTogether: true });
  });

  it('shows the overview when no best card remains', () => {
    expect(isAtGlance(turnTogether(at(4, 'up'), cards, false))).toBe(true);
  });

  it('leaves out the best cards on a second request', () => {
    const best = turnTogether(at(0, 'down'), cards, false);
    expect(isAtGlance(turnTogether(best, cards, false))).toBe(true);
  });
});

describe('computeTurnMs', () => {
  it('grows with the rarity', () => {
    const times = cardsOf(0, 1, 2, 3).map(computeTurnMs);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(new Set(times).size).toBe(4);
  });

  it('returns the shortest turn for an unknown rarity', () => {
    expect(computeTurnMs({ rarity: 9 })).toBe(computeTurnMs({ rarity: 0 }));
  });

  it('puts the cracks before the burst, and both before the card lies open', () => {
    const moments = [0, ...CRACKS, BURST, 1];
    expect(moments).toEqual([...moments].sort((a, b) => a - b));
  });
});

describe('computeAutoStepMs', () => {
  it('returns null for members who tap', () => {
    for (const face of ['down', 'ready', 'turning', 'up'] as const)
      expect(computeAutoStepMs(at(0, face), { rarity: 0 }, false)).toBeNull();
  });

  it('turns every card, and goes on from the common ones', () => {
    expect(computeAutoStepMs(at(0, 'down'), { rarity: 3 }, true)).toBeGreaterThan(0);
    for (const rarity of [0, 1]) expect(computeAutoStepMs(at(0, 'up'), { rarity }, true)).toBeGreaterThan(0);
  });

  it('stops at the best cards', () => {
    for (const rarity of [2, 3]) expect(computeAutoStepMs(at(0, 'up'), { rarity }, true)).toBeNull();
  });

  it('returns null during a turn', () => {
    for (const face of ['ready', 'turning'] as const)
      expect(computeAutoStepMs(at(0, face), { rarity: 0 }, true)).toBeNull();
  });
});

describe('selectForGlance', () => {
  it('puts the best cards first, and keeps the order of the draw within a rarity', () => {
    const cards = [0, 2, 1, 2].map((rarity, drawn) => ({ rarity, drawn }));
    expect(selectForGlance(cards).shown.map(({ drawn }) => drawn)).toEqual([1, 3, 2, 0]);
    expect(selectForGlance(cards).left).toBe(0);
  });

  it('counts the cards of groups that do not fit', () => {
    const groups = Array.from({ length: 62 }, (_, place) => ({ rarity: 0, buy_point: 100 - place, equal: [1, 2, 3] }));
    expect(selectForGlance(groups).left).toBe(6);
  });

  it('shows sixty of a thousand and counts the rest', () => {
    const { shown, left } = selectForGlance(cardsOf(...new Array(999).fill(0), 3));
    expect(shown).toHaveLength(60);
    expect(shown[0]).toEqual({ rarity: 3 });
    expect(left).toBe(940);
  });
});

describe('isSwipeOn', () => {
  it.each([
    [{ x: -80, y: 10 }, true],
    [{ x: -47, y: 0 }, false],
    [{ x: -80, y: 90 }, false],
    [{ x: 80, y: 0 }, false],
    [{ x: 0, y: 0 }, false],
  ])('returns for the movement %j: %s', (way, isSwipe) => {
    expect(isSwipeOn(way)).toBe(isSwipe);
  });
});
