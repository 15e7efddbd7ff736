import type { AdminList } from './admin-list.js';
import type { RowCount } from './count-rows.rows.js';

/** A page of a list, as a controller returns it: the body holds the rows, a header their range and total. */
export class ListPage<Row> {
  constructor(
    readonly resource: string,
    /** The index of the first row, from 0. */
    readonly from: number,
    readonly rows: readonly Row[],
    readonly total: number | RowCount,
  ) {}

  /** Cuts the requested page from a complete list. */
  static of<Row>(resource: string, { from, limit }: AdminList, all: readonly Row[]): ListPage<Row> {
    return new ListPage(resource, from, all.slice(from, from + limit), all.length);
  }

  /** Returns the headers, with `X-Total-Is: estimate` if the total is an estimate. */
  get headers(): Record<string, string> {
    const { resource, from, rows, total } = this;
    const span = rows.length === 0 ? '*' : `${from}-${from + rows.length - 1}`;
    if (typeof total === 'number') return { 'content-range': `${resource} ${span}/${total}` };
    return {
      'content-range': `${resource} ${span}/${total.count}`,
      ...(total.isExact ? {} : { 'x-total-is': 'estimate' }),
    };
  }
}
