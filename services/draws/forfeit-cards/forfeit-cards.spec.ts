import { describe, expect, it } from '@jest/globals';
import type { DrawEvent } from '../streams/draw.events.js';
import { type DrawState, evolveDraw } from '../streams/draw.state.js';
import { buildDecided, buildDrawn, MEMBER } from '../streams/draws-with-terms.fixture.js';
import { decideForfeitCards } from './forfeit-cards.decide.js';

const drew = (...history: DrawEvent[]): DrawState => history.reduce<DrawState | null>(evolveDraw, null)!;
const forfeited = (...cards: number[]): DrawEvent => ({
  type: 'CardsForfeited',
  data: { drawId: 'd1', memberId: MEMBER, cards },
});

describe('forfeiting the cards of a draw', () => {
  it('forfeits the undecided cards and no others', () => {
    const draw = drew(buildDrawn('d1', 4), buildDecided('d1', [1], [0]));
    expect(decideForfeitCards(draw)).toEqual(forfeited(2, 3));
    expect(evolveDraw(draw, decideForfeitCards(draw)!)).toMatchObject({
      version: 3,
      outcomes: ['converted', 'shipped', 'forfeited', 'forfeited'],
    });
  });

  it('forfeits nothing when all cards are decided, and nothing twice', () => {
    expect(decideForfeitCards(drew(buildDrawn('d1', 2), buildDecided('d1', [1], [0])))).toBeNull();
    expect(decideForfeitCards(drew(buildDrawn('d1', 2), forfeited(0, 1)))).toBeNull();
  });
});
