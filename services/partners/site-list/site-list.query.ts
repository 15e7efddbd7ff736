import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import type { AdminList } from '../../platform/console-api/lists/admin-list.js';
import { Database } from '../../platform/database/database.js';
import { SITE_COLUMNS, type Site } from '../rows/sites.rows.js';

/** Query of the operators' list of sites; the SQL of the order comes from the list's rules only. */
export class GetSites extends Query<{ readonly rows: readonly Site[]; readonly total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

const MATCHING = `from partners.sites
  where ($1::uuid[] is null or id = any($1)) and ($2::text[] is null or open::text = any($2))`;

@QueryHandler(GetSites)
export class GetSitesHandler implements IQueryHandler<GetSites> {
  constructor(private readonly database: Database) {}

  async execute({ list: { orderBy, from, limit, filter } }: GetSites) {
    const { pool } = this.database;
    const matching = [filter.id?.filter(isId), filter.open];
    const { rows: counted } = await pool.query<{ total: number }>(`select count(*) as total ${MATCHING}`, matching);
    const { rows } = await pool.query<Site>(
      `select ${SITE_COLUMNS} ${MATCHING} order by ${orderBy} offset $3 limit $4`,
      [...matching, from, limit],
    );
    return { rows, total: counted[0]!.total };
  }
}
