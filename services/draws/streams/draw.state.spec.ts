import { describe, expect, it } from '@jest/globals';
import { cardIdOf, evolveDraw, listUndecidedCards, parseCardId } from './draw.state.js';
import { buildDecided, buildDrawn, DUE_AT, MEMBER } from './draws-with-terms.fixture.js';

const id = '01987654-3210-7abc-8def-0123456789ab';

describe('a draw', () => {
  it('starts with every card undecided', () => {
    const draw = evolveDraw(null, buildDrawn('d1', 3));
    expect(draw).toMatchObject({ drawId: 'd1', memberId: MEMBER, version: 1, dueAt: DUE_AT });
    expect(draw.outcomes).toEqual(['undecided', 'undecided', 'undecided']);
  });

  it('keeps the decision on each card over several decisions', () => {
    const history = [buildDrawn('d1', 4), buildDecided('d1', [3], []), buildDecided('d1', [], [0, 2])];
    const draw = history.reduce<ReturnType<typeof evolveDraw> | null>(evolveDraw, null)!;
    expect(draw).toMatchObject({ version: 3, outcomes: ['converted', 'undecided', 'converted', 'shipped'] });
    expect(listUndecidedCards(draw)).toEqual([1]);
  });

  it('cannot be decided on before it is drawn', () => {
    expect(() => evolveDraw(null, buildDecided('d1', [0], []))).toThrow('d1 was decided before it was drawn');
  });
});

describe("a card's id", () => {
  it.each([0, 7, 2999])('round-trips to card %i of its draw', (card) => {
    expect(parseCardId(cardIdOf(id, card))).toEqual({ drawId: id, card });
  });

  it.each([
    '',
    id,
    `${id}.`,
    `${id}.-1`,
    `${id}.01`,
    `${id}.1.5`,
    `${id}.10000`,
    `${id}.0 `,
    `${id}.0\n`,
    `${id.toUpperCase()}.0`,
    `${id.slice(1)}.0`,
    `${'-'.repeat(36)}.0`,
    `${'0'.repeat(36)}.0`,
    `${id.replaceAll('-', '')}----.0`,
    "'; drop table draws.draws; --.0",
  ])('refuses %j', (name) => {
    expect(parseCardId(name)).toBeNull();
  });
});
