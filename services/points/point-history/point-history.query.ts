import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { In, Not } from 'typeorm';
import type { Projection } from '../../kernel/projection.js';
import { Database } from '../../platform/database/database.js';
import { loadOverlay, mergePage } from '../../platform/projections/overlay.js';
import type { HistoryRow } from './history-row.js';
import { coinHistoryProjection, pointHistoryProjection } from './point-history.projection.js';

/** One page of a history, and its total number of rows. */
export interface HistoryPage {
  readonly rows: readonly HistoryRow[];
  readonly total: number;
}

/** Loads a member's movements of points or coins, newest first; `page` begins with 1. */
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

const HISTORIES = { points: pointHistoryProjection, coins: coinHistoryProjection };

const newestFirst = (a: HistoryRow, b: HistoryRow): number =>
  new Date(b.created).getTime() - new Date(a.created).getTime() || b.version - a.version;

@QueryHandler(GetPointHistory)
export class GetPointHistoryHandler implements IQueryHandler<GetPointHistory> {
  constructor(private readonly database: Database) {}

  async execute({ memberId, of, page, size }: GetPointHistory): Promise<HistoryPage> {
    const projection: Projection<HistoryRow, never> = HISTORIES[of];
    const overlay = await loadOverlay<HistoryRow>(this.database.pool, projection, memberId);
    const table = this.database.table(projection);
    const where = { member_id: memberId, ...(overlay.keys.length > 0 ? { id: Not(In(overlay.keys)) } : {}) };
    const total = await table.countBy(where);
    const rows = await mergePage(overlay.rows, newestFirst, (page - 1) * size, size, (skip, take) =>
      table.find({ where, order: { created: 'DESC', version: 'DESC' }, skip, take }),
    );
    return { rows, total: total + overlay.rows.length };
  }
}
