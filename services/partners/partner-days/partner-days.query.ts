import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import type { AdminList } from '../../platform/console-api/lists/admin-list.js';
import { Database } from '../../platform/database/database.js';
import { DIFFERS } from '../rows/transfer-alarms.rows.js';
import type { PartnerDayResource } from './partner-days.contract.js';

/** Query of the days of partner sites; the SQL of the order comes from the list's rules only. */
export class GetPartnerDays extends Query<{ readonly rows: readonly PartnerDayResource[]; readonly total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

const SUMS = `select site_id || '_' || day as id, *,
    case when differing > 0 then 'differs' when under_way = 0 and compared = transfers then 'agrees' else 'open' end as result
  from (select t.site_id::text, s.name as site_name, (t.requested_at at time zone 'Asia/Tokyo')::date::text as day,
      count(*)::int as transfers,
      coalesce(sum(t.points) filter (where t.status = 'done' and t.direction = 'in'), 0)::int as points_in,
      coalesce(sum(t.points) filter (where t.status = 'done' and t.direction = 'out'), 0)::int as points_out,
      count(*) filter (where t.status = 'failed')::int as failed,
      count(*) filter (where t.status = 'requested')::int as under_way,
      count(*) filter (where t.site_says is not null)::int as compared,
      count(*) filter (where ${DIFFERS})::int as differing
    from partners.transfers t join partners.sites s on s.id = t.site_id
    where ($1::uuid[] is null or t.site_id = any($1)) group by 1, 2, 3) d`;
const MATCHING = `from (${SUMS}) d where ($2::text[] is null or id = any($2)) and ($3::text[] is null or result = any($3))`;

@QueryHandler(GetPartnerDays)
export class GetPartnerDaysHandler implements IQueryHandler<GetPartnerDays> {
  constructor(private readonly database: Database) {}

  async execute({ list: { orderBy, from, limit, filter } }: GetPartnerDays) {
    const { pool } = this.database;
    const matching = [filter.site_id?.filter(isId), filter.id, filter.result];
    const { rows: counted } = await pool.query<{ total: number }>(
      `select count(*)::int as total ${MATCHING}`,
      matching,
    );
    const { rows } = await pool.query<PartnerDayResource>(
      `select * ${MATCHING} order by ${orderBy} offset $4 limit $5`,
      [...matching, from, limit],
    );
    return { rows, total: counted[0]!.total };
  }
}
