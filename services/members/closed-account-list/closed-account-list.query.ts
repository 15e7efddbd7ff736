import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { toTokyoIso } from '../../kernel/time.js';
import type { AdminList } from '../../platform/console-api/lists/admin-list.js';
import { countRows, type RowCount } from '../../platform/console-api/lists/count-rows.rows.js';
import { Database } from '../../platform/database/database.js';
import { ERASURE } from '../streams/deadlines.js';
import type { ClosedAccountResource } from './closed-account-list.contract.js';

/** Loads closed accounts for operators. The SQL of the order comes from the list's rules alone. */
export class GetClosedAccounts extends Query<{
  readonly rows: readonly ClosedAccountResource[];
  readonly total: RowCount;
}> {
  constructor(readonly listRequest: AdminList) {
    super();
  }
}

const MATCHING = `from members.closed_accounts c where ($1::uuid[] is null or c.member_id = any($1))
  and ($2::text[] is null or c.because = any($2)) and ($3::text[] is null or (c.erased_at is not null)::text = any($3))`;
const NEXT = `(select min(d.due_at) from store.deadlines d
    where d.kind = '${ERASURE}' and d.stream_id = 'member-' || c.id) as next_erasure_at`;

type Row = Omit<ClosedAccountResource, 'closed_at' | 'erased_at' | 'next_erasure_at'> &
  Record<'closed_at', Date> &
  Record<'erased_at' | 'next_erasure_at', Date | null>;

@QueryHandler(GetClosedAccounts)
export class GetClosedAccountsHandler implements IQueryHandler<GetClosedAccounts> {
  constructor(private readonly database: Database) {}

  async execute({ listRequest: { orderBy, from, limit, filter } }: GetClosedAccounts) {
    const { pool } = this.database;
    const matching = [filter.id?.filter(isId), filter.because, filter.erased];
    const total = await countRows(pool, MATCHING, matching, from + limit);
    const page = `select c.member_id as id, c.closed_at, c.because, c.points, c.coins, c.erased_at ${MATCHING}
      order by ${orderBy} offset $4 limit $5`;
    const { rows } = await pool.query<Row>(`select c.*, ${NEXT} from (${page}) c`, [...matching, from, limit]);
    return { rows: rows.map(resourceOf), total };
  }
}

const resourceOf = (row: Row): ClosedAccountResource => ({
  ...row,
  closed_at: toTokyoIso(row.closed_at),
  erased_at: row.erased_at && toTokyoIso(row.erased_at),
  next_erasure_at: row.next_erasure_at && toTokyoIso(row.next_erasure_at),
});
