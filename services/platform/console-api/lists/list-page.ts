import type { AdminList } from './admin-list.js';
import type { RowCount } from './count-rows.rows.js';

/** Some rows of a list, as a controller returns them: the answer's body is the rows, its header which of how many. */
export class ListPage<Row> {
  constructor(
    readonly resource: string,
    /** The place of the first row, from 0. */
    readonly from: number,
    readonly rows: readonly Row[],
    readonly total: number | RowCount,
  ) {}

  /** The wanted rows of a list that is there as a whole. */
  static of<Row>(resource: string, { from, limit }: AdminList, all: readonly Row[]): ListPage<Row> {
    return new ListPage(resource, from, all.slice(from, from + limit), all.length);
  }

  /** `X-Total-Is: estimate` where the rows were too many to be counted. */
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
