import { describe, expect, it } from '@jest/globals';
import { points } from '../../kernel/money.js';
import { buildDrafted, buildPrize, content } from './pack.fixture.js';
import { preventsPublication, problemsOf } from './pack-problems.js';
import type { PackDraft } from './pack-terms.js';

const now = new Date('2026-04-01T03:00:00.000Z');
const earlier = '2026-04-01T02:59:59.999Z';
const later = '2026-04-02T03:00:00.000Z';

const problems = (change: Partial<PackDraft> = {}) =>
  problemsOf(buildDrafted({ pricePoint: points(600), ...change }).data.terms, now, content.cards);
const findProblems = (change: Partial<PackDraft>) =>
  problems(change).map(({ code, field, row }) => `${code} ${row === null ? '' : `${row}.`}${field}`);

describe('problemsOf', () => {
  it('finds no problem in a valid draft', () => {
    expect(problems({ startAt: later, endAt: '2026-04-03T00:00:00.000Z' })).toEqual([]);
  });

  it.each<[string, Partial<PackDraft>, string]>([
    ['no prizes', { prizes: [] }, 'NoPrizes prizes'],
    ['an end that has passed', { endAt: earlier }, 'EndsBeforeItStarts endAt'],
    ['an end at its start', { startAt: later, endAt: later }, 'EndsBeforeItStarts endAt'],
    ['a start that has passed', { startAt: earlier }, 'StartHasPassed startAt'],
    ['no picture', { images: [] }, 'NoPicture images'],
    ['no words', { detailHtml: ' ' }, 'NoDetail detailHtml'],
    ['ranks 1 and 3', { prizes: [buildPrize('hit', 1, 1), buildPrize('miss', 3, 999)] }, 'RankMissing prizes'],
    [
      'a rank of two names',
      { prizes: [buildPrize('hit', 1, 1), buildPrize('miss', 1, 999, { rankName: 'S賞' })] },
      'RankNamesDiffer 1.rankName',
    ],
    [
      'a card twice in a rank',
      { prizes: [buildPrize('miss', 1, 1), buildPrize('miss', 1, 9)] },
      'DoubledPrize 1.cardId',
    ],
    [
      'a draw that the box does not have',
      {
        extraPrizes: [{ cardId: 'hit', rule: 'at', draws: [1, 101], noReduction: false, setCount: 1, buyPoint: null }],
      },
      'ExtraBeyondBox extraPrizes',
    ],
  ])('given %s, then reports the problem at its field', (_, change, problem) => {
    expect(findProblems(change)).toEqual([problem]);
  });

  it('treats a card of other points in the same rank as another prize', () => {
    const prizes = [buildPrize('miss', 1, 1), buildPrize('miss', 1, 9, { buyPoint: points(90) })];
    expect(findProblems({ prizes })).toEqual([]);
  });

  it('names the row of a card that changed or lacks a picture', () => {
    const { terms } = buildDrafted({ pricePoint: points(600) }).data;
    const without = { ...terms, prizes: terms.prizes.map((one) => ({ ...one, imageUrl: '' })) };
    expect(problemsOf(without, now, content.cards).map(({ code, row }) => [code, row])).toEqual([
      ['CardWithoutPicture', 0],
      ['CardWithoutPicture', 1],
      ['CardHasChanged', 0],
      ['CardHasChanged', 1],
    ]);
  });

  it('reports all problems at once', () => {
    const all = findProblems({ prizes: [], endAt: earlier, startAt: earlier, images: [], detailHtml: '' });
    expect(all).toEqual([
      'EndsBeforeItStarts endAt',
      'StartHasPassed startAt',
      'NoPicture images',
      'NoDetail detailHtml',
      'NoPrizes prizes',
    ]);
  });

  it('lets an operator accept every problem except an empty box, an end before the start and a rank with two names', () => {
    const codes = problems({ prizes: [], endAt: earlier, startAt: earlier, images: [] }).filter(preventsPublication);
    expect(codes.map(({ code }) => code)).toEqual(['EndsBeforeItStarts', 'NoPrizes']);
    const named = problems({ prizes: [buildPrize('hit', 1, 1), buildPrize('miss', 1, 999, { rankNameEn: 'x' })] });
    expect(named.filter(preventsPublication).map(({ code }) => code)).toEqual(['RankNamesDiffer']);
  });
});
