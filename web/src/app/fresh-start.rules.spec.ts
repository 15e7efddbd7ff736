import { describe, expect, it } from '@jest/globals';
import { beginningOf, isOtherPage } from './fresh-start.rules';

const at = (pathname: string, search = '') => ({ pathname, search });

describe('isOtherPage', () => {
  it.each(['PUSH', 'POP', 'REPLACE'] as const)('returns true for another path (%s)', (type) => {
    expect(isOtherPage(at('/'), at('/my-page'), type)).toBe(true);
  });

  it('returns true for another page, tab or pack in the query, forward and back', () => {
    expect(isOtherPage(at('/'), at('/', '?index=2'), 'PUSH')).toBe(true);
    expect(isOtherPage(at('/', '?page=2'), at('/'), 'POP')).toBe(true);
  });

  it('returns false for a query replaced in place, and for the same address', () => {
    expect(isOtherPage(at('/get-card-list'), at('/get-card-list', '?selectedCardHistoryIds=1'), 'REPLACE')).toBe(false);
    expect(isOtherPage(at('/', '?page=2'), at('/', '?page=2'), 'PUSH')).toBe(false);
  });
});

describe('beginningOf', () => {
  it.each([
    ['a list that the member returns to', '/', 'POP', 700, 700],
    ['a list that the member returns to', '/pack-list', 'POP', 700, 700],
    ['a list that the member opens', '/', 'PUSH', 700, 0],
    ['a list that is new', '/', 'POP', undefined, 0],
    ['any other page that the member returns to', '/pack-detail', 'POP', 700, 0],
  ] as const)('given %s, %s by %s, left at %s, then it begins at %d', (_, pathname, type, left, beginning) => {
    expect(beginningOf({ pathname, search: '' }, type, left)).toBe(beginning);
  });
});
