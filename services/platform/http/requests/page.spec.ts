import { describe, expect, it } from '@jest/globals';
import { RefusedError } from '../responses/envelope.js';
import { buildPage, parsePage } from './page.js';

describe('pageOf', () => {
  it.each([
    [undefined, 1],
    ['1', 1],
    ['12', 12],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('reads %j as page %d', (text, page) => {
    expect(parsePage(text)).toBe(page);
  });

  it.each(['', '0', '-1', '01', '1.5', '1e9', 'abc', ' 1', '１', '9007199254740992'])('refuses %j', (text) => {
    const reading = () => parsePage(text);
    expect(reading).toThrow(RefusedError);
    expect(reading).toThrow(expect.objectContaining({ state: 400, errors: { page: [expect.anything()] } }));
  });
});

describe('paged', () => {
  it.each([
    { page: 1, total: 0, all_page: 1, pages: [1] },
    { page: 1, total: 5, all_page: 1, pages: [1] },
    { page: 1, total: 6, all_page: 2, pages: [1, 2] },
    { page: 1, total: 100, all_page: 20, pages: [1, 2, 3, 4, 5] },
    { page: 3, total: 100, all_page: 20, pages: [1, 2, 3, 4, 5] },
    { page: 10, total: 100, all_page: 20, pages: [8, 9, 10, 11, 12] },
    { page: 20, total: 100, all_page: 20, pages: [16, 17, 18, 19, 20] },
    { page: 99, total: 100, all_page: 20, pages: [16, 17, 18, 19, 20] },
  ])('shows pages $pages on page $page of $all_page', ({ page, total, all_page, pages }) => {
    expect(buildPage(['row'], page, 5, total)).toEqual({ list: ['row'], page, all_page, pages });
  });
});
