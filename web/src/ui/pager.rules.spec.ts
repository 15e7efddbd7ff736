import { describe, expect, it } from '@jest/globals';
import { listPageNumbers, pageOf } from './pager.rules';

describe('pager', () => {
  it('shows five boxes around the present page', () => {
    expect(listPageNumbers(1, 9)).toEqual([1, 2, 3, 4, 5]);
    expect(listPageNumbers(5, 9)).toEqual([3, 4, 5, 6, 7]);
    expect(listPageNumbers(9, 9)).toEqual([5, 6, 7, 8, 9]);
  });

  it('shows no more boxes than pages', () => {
    expect(listPageNumbers(2, 3)).toEqual([1, 2, 3]);
    expect(listPageNumbers(1, 0)).toEqual([]);
  });

  it('reads the page from the address, or 1 where it names none', () => {
    expect(pageOf(new URLSearchParams('page=3'))).toBe(3);
    for (const odd of ['', 'page=0', 'page=-2', 'page=x']) expect(pageOf(new URLSearchParams(odd))).toBe(1);
    expect(pageOf(new URLSearchParams('page=2.5'))).toBe(2);
  });
});
