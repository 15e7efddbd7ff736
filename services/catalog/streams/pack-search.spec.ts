import { describe, expect, it } from '@jest/globals';
import { normalizeForSearch, splitSearchWords } from '../../platform/text/search-text.shared.js';
import { matchesSearch, type PackSearch, type SearchedPack, sortPacks } from './pack-search.js';

const none: PackSearch = {
  words: [],
  sort: 'recommended',
  minPrice: null,
  maxPrice: null,
  currency: null,
  tags: [],
  drawable: false,
};
const pack = (change: Partial<SearchedPack> & { readonly name?: string } = {}) => ({
  name: '',
  text: normalizeForSearch('ﾎﾟｹｯﾄの門\nGate of Pockets\n暁星竜'),
  price: 500,
  currency: 'points' as const,
  startAt: new Date('2026-04-01'),
  tags: ['new', '激アツ'],
  tickets: 100,
  left: 50,
  drawn: 5,
  isDrawable: true,
  ...change,
});

describe('matchesSearch', () => {
  it.each(['ポケット', 'ぽけっと', 'ﾎﾟｹｯﾄ', 'GATE', 'ｇａｔｅ', '暁星竜　gate', '  ', ''])(
    'given what was meant, whatever its kana, width and case, then it is found by “%s”',
    (q) => {
      expect(matchesSearch(pack(), { ...none, words: splitSearchWords(q) })).toBe(true);
    },
  );

  it.each(['ポケモン', 'gate 竜宮'])('does not match a missing word: “%s”', (q) => {
    expect(matchesSearch(pack(), { ...none, words: splitSearchWords(q) })).toBe(false);
  });

  it.each([
    [{ minPrice: 500, maxPrice: 500 }, true],
    [{ minPrice: 501 }, false],
    [{ maxPrice: 499 }, false],
    [{ currency: 'points' }, true],
    [{ currency: 'coins' }, false],
    [{ tags: ['few-left', '激アツ'] }, true],
    [{ tags: ['few-left'] }, false],
    [{ drawable: true }, true],
  ] as const)('given the choice %j, then it is wanted: %j', (choice, expected) => {
    expect(matchesSearch(pack(), { ...none, ...choice })).toBe(expected);
  });

  it('matches packs that cannot be drawn, unless the search excludes them', () => {
    expect(matchesSearch(pack({ isDrawable: false }), none)).toBe(true);
    expect(matchesSearch(pack({ isDrawable: false }), { ...none, drawable: true })).toBe(false);
  });
});

describe('sortPacks', () => {
  const packs = [
    pack({ name: 'a', price: 300, left: 0, drawn: 100, startAt: new Date('2026-04-02') }),
    pack({ name: 'b', price: 900, left: 90, drawn: 1, startAt: new Date('2026-04-03') }),
    pack({ name: 'c', price: 100, left: 5, drawn: 50, startAt: new Date('2026-04-01') }),
    pack({ name: 'd', price: 300, left: 0, drawn: 1, startAt: new Date('2026-04-04') }),
  ];

  it.each([
    ['recommended', 'abcd'],
    ['new', 'dbac'],
    ['few-left', 'cbad'],
    ['price-up', 'cadb'],
    ['price-down', 'badc'],
    ['popular', 'acbd'],
  ] as const)('given the order %s, then equal ones stay in the shop’s', (sort, names) => {
    expect(
      sortPacks(packs, sort)
        .map(({ name }) => name)
        .join(''),
    ).toBe(names);
  });
});
