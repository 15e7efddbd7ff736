import { describe, expect, it } from '@jest/globals';
import { parseListQuery } from './admin-list.js';
import { ListPage } from './list-page.js';

const rows = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

describe('a page of a list', () => {
  it.each([
    [0, 25, 319, 'shipments 0-24/319'],
    [300, 19, 319, 'shipments 300-318/319'],
    [0, 0, 0, 'shipments */0'],
    [400, 0, 319, 'shipments */319'],
  ])('builds the Content-Range header from row %d, %d rows of %d: %s', (from, count, total, expected) => {
    expect(new ListPage('shipments', from, rows(count), total).headers).toEqual({ 'content-range': expected });
  });

  it('marks an estimated total', () => {
    const page = (isExact: boolean) => new ListPage('members', 0, rows(25), { count: 990_000, isExact });
    expect(page(true).headers).toEqual({ 'content-range': 'members 0-24/990000' });
    expect(page(false).headers).toEqual({ 'content-range': 'members 0-24/990000', 'x-total-is': 'estimate' });
  });

  it('cuts a page from a whole list', () => {
    const query = parseListQuery(
      { range: '[20,29]' },
      { sortable: { id: 'id' }, filterable: [], first: ['id', 'ASC'] },
    );
    expect(ListPage.of('jobs', query, rows(23))).toEqual(new ListPage('jobs', 20, [20, 21, 22], 23));
    expect(ListPage.of('jobs', query, rows(5))).toEqual(new ListPage('jobs', 20, [], 5));
  });
});
