import { describe, expect, it } from '@jest/globals';
import { points } from '../../kernel/money.js';
import { buildPrize, content, draft } from '../streams/pack.fixture.js';
import { decideDraftPack } from './draft-pack.decide.js';

const termsOf = (change: object) => decideDraftPack('7', { ...draft, ...change }, content).events?.[0]?.data.terms;
const refusalOf = (change: object) => decideDraftPack('7', { ...draft, ...change }, content).refusal;

describe('decideDraftPack', () => {
  it('sorts and numbers the prizes by rank, and copies their cards', () => {
    expect(termsOf({})?.prizes).toMatchObject([
      {
        prizeId: '7-1',
        cardId: 'hit',
        rank: 1,
        quantity: 1,
        buyPoint: 50_000,
        name: 'カードhit',
        modelNumber: 'NO-hit',
      },
      { prizeId: '7-2', cardId: 'miss', rank: 2, quantity: 99, buyPoint: 80, nameEn: 'Card miss' },
    ]);
  });

  it('keeps the written order of two prizes of one rank', () => {
    const prizes = [buildPrize('miss', 1, 5), buildPrize('hit', 1, 1)];
    expect(termsOf({ prizes })?.prizes.map(({ cardId }) => cardId)).toEqual(['miss', 'hit']);
  });

  it('uses the points of the prize instead of those of the card', () => {
    expect(termsOf({ prizes: [buildPrize('hit', 1, 1, { buyPoint: points(0) })] })?.prizes[0]?.buyPoint).toBe(0);
  });

  it('makes every card of a pack for coins ship-only', () => {
    expect(termsOf({ currency: 'coins' })?.prizes.map(({ noReduction }) => noReduction)).toEqual([true, true]);
    expect(termsOf({})?.prizes.map(({ noReduction }) => noReduction)).toEqual([false, false]);
  });

  it.each([
    ['<p onclick="x()">説明</p><script>x()</script>', '<p>説明</p>'],
    ['<a href="javascript:x()">店</a>', '<a rel="noopener">店</a>'],
    ['<img src="x" onerror="x()"><iframe src="/x"></iframe>', ''],
  ])('given %j as its text, then only %j is kept, in both languages', (html, clean) => {
    expect(termsOf({ detailHtml: html, detailHtmlEn: html })).toMatchObject({
      detailHtml: clean,
      detailHtmlEn: clean,
    });
  });

  it('accepts a draft without prizes', () => {
    expect(termsOf({ prizes: [] })?.prizes).toEqual([]);
  });

  it.each([
    [{ cardType: 3 }, { code: 'UnknownCardType', cardType: 3 }],
    [{ prizes: [buildPrize('hit', 1, 1), buildPrize('gone', 2, 1)] }, { code: 'UnknownCard', cardId: 'gone' }],
    [
      { prizes: [buildPrize('hit', 1, 1_000_000), buildPrize('miss', 2, 1_000_001)] },
      { code: 'TooManyTickets', most: 2_000_000 },
    ],
  ])('given %j, then it is refused', (change, refusal) => {
    expect(refusalOf(change)).toEqual(refusal);
  });

  it('accepts exactly the maximum number of tickets', () => {
    expect(refusalOf({ prizes: [buildPrize('hit', 1, 2_000_000)] })).toBeUndefined();
  });
});
