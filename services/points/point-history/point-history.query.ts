import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnyProjection } from '../../kernel/projection.js';
import { Database } from '../../platform/database/database.js';
import { overlayOf, pageWith } from '../../platform/projections/overlay.js';
import type { HistoryRow } from './history-row.js';
import { coinHistoryProjection, pointHistoryProjection } from './point-history.projection.js';

/** One page of a history, and how many rows it has in all. */
export interface HistoryPage {
  readonly rows: readonly HistoryRow[];
  readonly total: number;
}

/** A member's movements of points or coins, newest first; `page` from 1. */
export class GetPointHistory extends Query<HistoryPage> {
  constructor(
    readonly memberId: string,
    readonly of: 'points' | 'coins',
    readonly page: number,
    readonly size: number,
  ) {
    super();
  }
}

const newestFirst = (a: HistoryRow, b: HistoryRow): number =>
  new Date(b.created).getTime() - new Date(a.created).getTime() || b.version - a.version;

@QueryHandler(GetPointHistory)
export class GetPointHistoryHandler implements IQueryHandler<GetPointHistory> {
  constructor(private readonly database: Database) {}

  async execute({ memberId, of, page, size }: GetPointHistory): Promise<HistoryPage> {
    const projection: AnyProjection = of === 'points' ? pointHistoryProjection : coinHistoryProjection;
    const { pool } = this.database;
    const overlay = await overlayOf<HistoryRow>(pool, projection, memberId);
    const own = 'member_id = $1 and not (id = any($2::uuid[]))';
    const count = await pool.query<{ total: number }>({
      name: `count-${projection.name}`,
      text: `select count(*) as total from ${projection.table} where ${own}`,
      values: [memberId, overlay.keys],
    });
    const rows = await pageWith(overlay.rows, newestFirst, (page - 1) * size, size, async (offset, limit) => {
      const result = await pool.query<HistoryRow>({
        name: `page-${projection.name}`,
        text: `select * from ${projection.table} where ${own} order by created desc, version desc offset $3 limit $4`,
        values: [memberId, overlay.keys, offset, limit],
      });
      return result.rows;
    });
    return { rows, total: count.rows[0]!.total + overlay.rows.length };
  }
}
