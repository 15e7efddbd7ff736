import { describe, expect, it } from '@jest/globals';
import { filmOf, isFilm, swipeStep, turnOf } from './content.rules';

describe('turnOf', () => {
  it('goes round, in both directions', () => {
    expect([-4, -1, 0, 2, 3, 7].map((position) => turnOf(position, 3))).toEqual([2, 2, 0, 2, 0, 1]);
  });
});

describe('swipeStep', () => {
  it.each([
    ['to the left, the next', -50, 1],
    ['to the right, the one before', 50, -1],
    ['hardly at all, nowhere', 40, 0],
    ['hardly at all, nowhere', -40, 0],
  ])('is %s', (_, dx, step) => {
    expect(swipeStep(dx, 375)).toBe(step);
  });
});

describe('isFilm', () => {
  it('is mode 2, as a number or in words', () => {
    expect([1, '1', 2, '2'].map(isFilm)).toEqual([false, false, true, true]);
  });
});

describe('filmOf', () => {
  it('tells what can be played from the picture that stands for it', () => {
    const files = ['/films/1.webm', '/films/1.webp', '/films/1.mp4'];
    expect(filmOf(files)).toEqual({ sources: ['/films/1.webm', '/films/1.mp4'], poster: '/films/1.webp' });
    expect(filmOf(['/films/1.mp4'])).toEqual({ sources: ['/films/1.mp4'], poster: undefined });
  });
});
