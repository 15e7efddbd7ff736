import { describe, expect, it } from '@jest/globals';
import { computeSwipeStep, filmOf, isFilm, turnOf } from './content.rules';

describe('turnOf', () => {
  it('wraps around in both directions', () => {
    expect([-4, -1, 0, 2, 3, 7].map((position) => turnOf(position, 3))).toEqual([2, 2, 0, 2, 0, 1]);
  });
});

describe('computeSwipeStep', () => {
  it.each([
    ['next', 'to the left', -50, 1],
    ['previous', 'to the right', 50, -1],
    ['same', 'slightly to the right', 40, 0],
    ['same', 'slightly to the left', -40, 0],
  ])('selects the %s picture when swiped %s', (_, __, dx, step) => {
    expect(computeSwipeStep(dx, 375)).toBe(step);
  });
});

describe('isFilm', () => {
  it('returns true for mode 2, as a number or string', () => {
    expect([1, '1', 2, '2'].map(isFilm)).toEqual([false, false, true, true]);
  });
});

describe('filmOf', () => {
  it('separates the film from its poster', () => {
    const files = ['/films/1.webm', '/films/1.webp', '/films/1.mp4'];
    expect(filmOf(files)).toEqual({ sources: ['/films/1.webm', '/films/1.mp4'], poster: '/films/1.webp' });
    expect(filmOf(['/films/1.mp4'])).toEqual({ sources: ['/films/1.mp4'], poster: undefined });
  });
});
