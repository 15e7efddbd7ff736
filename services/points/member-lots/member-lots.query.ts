import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { Clock, toTokyoIso } from '../../kernel/time.js';
import { countRows, type RowCount } from '../../platform/console-api/lists/count-rows.rows.js';
import { Database } from '../../platform/database/database.js';
import type { LotShown, LotState } from './member-lots.contract.js';

/** Loads a member's lots: those with points left in spending order, or all of them, newest first. */
export class GetMemberLots extends Query<{ readonly rows: readonly LotShown[]; readonly total: RowCount }> {
  constructor(
    readonly memberId: string,
    readonly which: 'live' | 'all',
    readonly from: number,
    readonly limit: number,
  ) {
    super();
  }
}

interface LotRow {
  readonly id: string;
  readonly kind: LotShown['kind'];
  readonly issued: number;
  readonly remaining: number;
  readonly issued_at: Date;
  readonly expires_at: Date;
  readonly document: string;
}

const COLUMNS = 'lot_id as id, kind, issued, remaining, issued_at, expires_at, document';
const LIVE = 'from points.lots where member_id = $1 and live and expires_at > $2';
const ALL = 'from points.lots where member_id = $1';

const stateOf = ({ remaining, expires_at }: LotRow, now: Date): LotState => {
  if (remaining === 0) return 'empty';
  return expires_at > now ? 'live' : 'expired';
};

const lotShown = (row: LotRow, now: Date): LotShown => {
  const [origin = '', document = ''] = row.document.split(/:(.*)/s);
  const { issued_at, expires_at } = row;
  const times = { issued_at: toTokyoIso(issued_at), expires_at: toTokyoIso(expires_at) };
  return { ...row, ...times, state: stateOf(row, now), origin, document };
};

@QueryHandler(GetMemberLots)
export class GetMemberLotsHandler implements IQueryHandler<GetMemberLots> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ memberId, which, from, limit }: GetMemberLots) {
    if (!isId(memberId)) return { rows: [], total: { count: 0, isExact: true } };
    const { pool } = this.database;
    const now = this.clock.now();
    const [matching, values, order] =
      which === 'live'
        ? ([LIVE, [memberId, now], 'expires_at, kind, lot_id'] as const)
        : ([ALL, [memberId], 'issued_at desc, lot_id desc'] as const);
    const page = `select ${COLUMNS} ${matching} order by ${order} offset ${from} limit ${limit}`;
    const [total, { rows }] = await Promise.all([
      countRows(pool, matching, values, from + limit),
      pool.query<LotRow>(page, [...values]),
    ]);
    return { rows: rows.map((row) => lotShown(row, now)), total };
  }
}
