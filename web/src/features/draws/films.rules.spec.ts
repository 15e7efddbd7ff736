import { describe, expect, it } from '@jest/globals';
import { chooseFilm, chooseFilmOfDraw, computeLikeliestBestRarity } from './films.rules';

const canPlayAnything = () => 'probably';
const card = (rarity: number, movie_url = '') => ({ rarity, movie_url, extra: '' });
const numberOf = (address: string) => Number(/(\d)\.(mp4|webm)$/.exec(address)?.[1]);

/** Returns the films that many packs and counts get for a best rarity. */
const filmsFor = (rarity: number) => {
  const numbers = Array.from({ length: 60 }, (_, i) =>
    numberOf(chooseFilm({ packId: i % 20, count: [1, 10, 100][i % 3]!, rarity }, canPlayAnything).address),
  );
  return [...new Set(numbers)].sort();
};

describe('chooseFilm', () => {
  it.each([
    [0, [1, 2]],
    [1, [3, 4]],
    [2, [5, 6]],
    [3, [7]],
  ])('chooses for the best rarity %i among the films %j', (rarity, films) => {
    expect(filmsFor(rarity)).toEqual(films);
  });

  it('stays within the seven films', () => {
    expect(filmsFor(9)).toEqual([7]);
    expect(filmsFor(-1)).toEqual([1, 2]);
  });

  it('returns a file in a format that the browser plays, with its poster', () => {
    const occasion = { packId: '5', count: 10, rarity: 3 };
    expect(chooseFilm(occasion, canPlayAnything)).toEqual({ address: '/films/7.mp4', poster: '/films/7.webp' });
    expect(chooseFilm(occasion, (type) => (type.startsWith('video/webm') ? 'maybe' : '')).address).toBe(
      '/films/7.webm',
    );
  });
});

describe('chooseFilmOfDraw', () => {
  it('returns the film that was chosen for the pack, the count and the rarity before the draw', () => {
    for (const rarity of [0, 1, 2, 3]) {
      const cards = [card(0), card(rarity), card(0)];
      expect(chooseFilmOfDraw(cards, 'p', canPlayAnything)).toEqual(
        chooseFilm({ packId: 'p', count: 3, rarity }, canPlayAnything),
      );
    }
  });

  it('returns the best card’s own film if it has one', () => {
    expect(
      chooseFilmOfDraw([card(1, '/uploads/low.mp4'), card(3), card(3, '/uploads/own.mp4')], 'p', canPlayAnything),
    ).toEqual({
      address: '/uploads/own.mp4',
    });
    expect(numberOf(chooseFilmOfDraw([card(1, '/uploads/low.mp4'), card(3)], 'p', canPlayAnything).address)).toBe(7);
  });
});

describe('computeLikeliestBestRarity', () => {
  const box = [
    { rarity: 3, remaining: 1 },
    { rarity: 2, remaining: 9 },
    { rarity: 1, remaining: 90 },
    { rarity: 0, remaining: 500 },
    { rarity: 0, remaining: 400 },
  ];

  it.each([
    [1, 0],
    [10, 1],
    [100, 2],
    [999, 3],
    [1000, 3],
    [3000, 3],
  ])('returns for %i tickets the rarity %i', (count, rarity) => {
    expect(computeLikeliestBestRarity(box, count)).toBe(rarity);
  });

  it('counts tickets without replacement', () => {
    // Both of two are normal in 20 of 42 cases, slightly less than half. With replacement it would be 25 of 49.
    const box = [
      { rarity: 2, remaining: 2 },
      { rarity: 0, remaining: 5 },
    ];
    expect(computeLikeliestBestRarity(box, 2)).toBe(2);
  });

  it('returns undefined for an empty box', () => {
    expect(computeLikeliestBestRarity([], 1)).toBeUndefined();
    expect(computeLikeliestBestRarity([{ rarity: 3, remaining: 0 }], 1)).toBeUndefined();
  });
});
