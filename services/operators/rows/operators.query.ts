import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { toTokyoIso } from '../../kernel/time.js';
import type { AdminList } from '../../platform/console-api/lists/admin-list.js';
import { Database } from '../../platform/database/database.js';
import { toSearchPattern } from '../../platform/database/like.js';
import type { OperatorResource } from '../wire/operator.contract.js';

type Row = Omit<OperatorResource, 'created_at' | 'last_sign_in_at'> & {
  readonly created_at: Date;
  readonly last_sign_in_at: Date | null;
};

const COLUMNS = `o.id, o.mail, o.name, o.role, case when o.disabled_at is null then 'active' else 'disabled' end as status,
  o.otp_secret is not null as has_otp, o.otp_required, o.member_id, o.created_at, o.last_sign_in_at, o.version`;
const FROM = `from operators.operators o
 where ($1::text[] is null or o.id::text = any($1)) and ($2::text[] is null or o.role = any($2))
   and ($3::text[] is null or case when o.disabled_at is null then 'active' else 'disabled' end = any($3))
   and ($4::text is null or o.mail ilike $4 or o.name ilike $4)`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const resourceOf = (row: Row): OperatorResource => ({
  ...row,
  created_at: toTokyoIso(row.created_at),
  last_sign_in_at: row.last_sign_in_at && toTokyoIso(row.last_sign_in_at),
});

/** Lists the matching operators, with their total. */
export class GetOperators extends Query<{ readonly rows: readonly OperatorResource[]; readonly total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

/** Returns one operator; null if there is none. */
export class GetOperator extends Query<OperatorResource | null> {
  constructor(readonly operatorId: string) {
    super();
  }
}

/** Finds the ids of operators whose name or mail address contains a text. */
export class GetOperatorIds extends Query<readonly string[]> {
  constructor(readonly text: string) {
    super();
  }
}

const HOLDING = `select id from operators.operators
  where strpos(lower(mail), lower($1)) > 0 or strpos(lower(name), lower($1)) > 0 limit 100`;

@QueryHandler(GetOperatorIds)
export class GetOperatorIdsHandler implements IQueryHandler<GetOperatorIds> {
  constructor(private readonly database: Database) {}

  async execute({ text }: GetOperatorIds): Promise<readonly string[]> {
    const { rows } = await this.database.pool.query<{ id: string }>(HOLDING, [text]);
    return rows.map(({ id }) => id);
  }
}

@QueryHandler(GetOperators)
export class GetOperatorsHandler implements IQueryHandler<GetOperators> {
  constructor(private readonly database: Database) {}

  async execute({ list: { orderBy, from, limit, filter } }: GetOperators) {
    const { pool } = this.database;
    const values = [filter.id, filter.role, filter.status, toSearchPattern(filter.q?.[0])];
    const { rows: counted } = await pool.query<{ total: number }>(`select count(*) as total ${FROM}`, values);
    const text = `select ${COLUMNS} ${FROM} order by ${orderBy} offset $5 limit $6`;
    const { rows } = await pool.query<Row>(text, [...values, from, limit]);
    return { rows: rows.map(resourceOf), total: counted[0]!.total };
  }
}

@QueryHandler(GetOperator)
export class GetOperatorHandler implements IQueryHandler<GetOperator> {
  constructor(private readonly database: Database) {}

  async execute({ operatorId }: GetOperator): Promise<OperatorResource | null> {
    if (!UUID.test(operatorId)) return null;
    const text = `select ${COLUMNS} from operators.operators o where o.id = $1`;
    const { rows } = await this.database.pool.query<Row>(text, [operatorId]);
    return rows[0] ? resourceOf(rows[0]) : null;
  }
}
