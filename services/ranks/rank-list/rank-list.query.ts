import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import type { AdminList } from '../../platform/console-api/lists/admin-list.js';
import { Database } from '../../platform/database/database.js';
import { RANK_COLUMNS, type Rank } from '../rows/ranks.rows.js';

/** Loads ranks for operators. The SQL of the order comes from the list's rules only. */
export class GetRanks extends Query<{ readonly rows: readonly Rank[]; readonly total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

const MATCHING = `from ranks.ranks
  where ($1::uuid[] is null or id = any($1)) and ($2::text[] is null or (withdrawn_at is not null)::text = any($2))`;

@QueryHandler(GetRanks)
export class GetRanksHandler implements IQueryHandler<GetRanks> {
  constructor(private readonly database: Database) {}

  async execute({ list: { orderBy, from, limit, filter } }: GetRanks) {
    const { pool } = this.database;
    const matching = [filter.id?.filter(isId), filter.withdrawn];
    const { rows: counted } = await pool.query<{ total: number }>(`select count(*) as total ${MATCHING}`, matching);
    const { rows } = await pool.query<Rank>(
      `select ${RANK_COLUMNS} ${MATCHING} order by ${orderBy} offset $3 limit $4`,
      [...matching, from, limit],
    );
    return { rows, total: counted[0]!.total };
  }
}
