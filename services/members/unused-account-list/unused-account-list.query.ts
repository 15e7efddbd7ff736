import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { toTokyoIso } from '../../kernel/time.js';
import type { AdminList } from '../../platform/console-api/lists/admin-list.js';
import { countRows, type RowCount } from '../../platform/console-api/lists/count-rows.rows.js';
import { Database } from '../../platform/database/database.js';
import { type Balance, NO_BALANCE, PointBalances } from '../../points/index.js';
import type { UnusedAccountResource } from './unused-account-list.contract.js';

/** Loads unused accounts for operators. The SQL of the order comes from the list's rules alone. */
export class GetUnusedAccounts extends Query<{
  readonly rows: readonly UnusedAccountResource[];
  readonly total: RowCount;
}> {
  constructor(readonly listRequest: AdminList) {
    super();
  }
}

const STATE = `case when cardinality(u.held_by) > 0 then 'held' when u.told_again_at is not null then 'told-again' when u.told_at is not null then 'told'
    when u.kept_at is not null then 'kept' else 'untold' end`;
const MATCHING = `from members.unused_accounts u where ($1::uuid[] is null or u.member_id = any($1))
  and ($2::text[] is null or ${STATE} = any($2))`;
const COLUMNS = `u.member_id as id, u.used_at, ${STATE} as state, u.kept_at, u.told_at, u.told_again_at, u.closes_at, u.held_by`;

type Row = Pick<UnusedAccountResource, 'id' | 'state' | 'held_by'> &
  Record<'used_at', Date> &
  Record<'kept_at' | 'told_at' | 'told_again_at' | 'closes_at', Date | null>;

@QueryHandler(GetUnusedAccounts)
export class GetUnusedAccountsHandler implements IQueryHandler<GetUnusedAccounts> {
  constructor(
    private readonly database: Database,
    private readonly balances: PointBalances,
  ) {}

  async execute({ listRequest: { orderBy, from, limit, filter } }: GetUnusedAccounts) {
    const { pool } = this.database;
    const matching = [filter.id?.filter(isId), filter.state];
    const total = await countRows(pool, MATCHING, matching, from + limit);
    const page = `select ${COLUMNS} ${MATCHING} order by ${orderBy} offset $3 limit $4`;
    const { rows } = await pool.query<Row>(page, [...matching, from, limit]);
    const balances = await this.balances.ofAll(rows.map(({ id }) => id));
    return { rows: rows.map((row) => resourceOf(row, balances.get(row.id) ?? NO_BALANCE)), total };
  }
}

const resourceOf = ({ id, state, held_by, ...times }: Row, { points, coins }: Balance): UnusedAccountResource => ({
  id,
  state,
  held_by,
  used_at: toTokyoIso(times.used_at),
  kept_at: times.kept_at && toTokyoIso(times.kept_at),
  told_at: times.told_at && toTokyoIso(times.told_at),
  told_again_at: times.told_again_at && toTokyoIso(times.told_again_at),
  closes_at: times.closes_at && toTokyoIso(times.closes_at),
  points,
  coins,
});
