import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { toTokyoIso } from '../../kernel/time.js';
import type { AdminList } from '../../platform/console-api/lists/admin-list.js';
import { Database } from '../../platform/database/database.js';
import type { Evidence } from '../streams/signal.js';
import { toShownEvidence } from '../wire/abuse-evidence.js';
import type { AbuseItem } from '../wire/abuse-item.contract.js';

type Row = Omit<AbuseItem, 'evidence' | 'since' | 'found_at'> & {
  readonly evidence: readonly Evidence[];
  readonly since: Date;
  readonly found_at: Date;
};

const CASE = `(select c.id::text from abuse.cases c where c.state = 'open' and c.members && i.members order by c.id limit 1)`;
const COLUMNS = `i.id::text as id, i.score, i.members, cardinality(i.members) as member_count, i.evidence, i.since, i.found_at,
  i.stake_points, i.stake_cards, i.stake_bonus, ${CASE} as case_id, i.version`;
const MATCHING = `from abuse.items i where ($1::bigint[] is null or i.id = any($1)) and ($2::uuid[] is null or i.members && $2)
  and ($3::text[] is null or case when ${CASE} is null then 'new' else 'in-case' end = any($3))`;

const NUMBER = /^\d{1,15}$/;

const resourceOf = ({ evidence, since, found_at, ...row }: Row): AbuseItem => ({
  ...row,
  evidence: evidence.map(toShownEvidence),
  since: toTokyoIso(since),
  found_at: toTokyoIso(found_at),
});

/** Loads a page of matching groups, and their total number. */
export class GetAbuseItems extends Query<{ readonly rows: readonly AbuseItem[]; readonly total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

/** Loads a group; null if there is none with this number. */
export class GetAbuseItem extends Query<AbuseItem | null> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetAbuseItems)
export class GetAbuseItemsHandler implements IQueryHandler<GetAbuseItems> {
  constructor(private readonly database: Database) {}

  async execute({ list: { orderBy, from, limit, filter } }: GetAbuseItems) {
    const { pool } = this.database;
    const matching = [filter.id?.filter((id) => NUMBER.test(id)), filter.member_id?.filter(isId), filter.state];
    const { rows: counted } = await pool.query<{ total: number }>(`select count(*) as total ${MATCHING}`, matching);
    const list = `select ${COLUMNS} ${MATCHING} order by ${orderBy} offset $4 limit $5`;
    const { rows } = await pool.query<Row>(list, [...matching, from, limit]);
    return { rows: rows.map(resourceOf), total: counted[0]!.total };
  }
}

@QueryHandler(GetAbuseItem)
export class GetAbuseItemHandler implements IQueryHandler<GetAbuseItem> {
  constructor(private readonly database: Database) {}

  async execute({ id }: GetAbuseItem): Promise<AbuseItem | null> {
    if (!NUMBER.test(id)) return null;
    const { rows } = await this.database.pool.query<Row>(`select ${COLUMNS} from abuse.items i where i.id = $1`, [id]);
    return rows[0] ? resourceOf(rows[0]) : null;
  }
}
