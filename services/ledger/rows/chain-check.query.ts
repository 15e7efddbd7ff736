import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { toTokyoIso } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import type { ChainCheck } from '../wire/chain-check.contract.js';

/** A filter and an order of checks. Its SQL comes only from the list's rules. */
interface CheckListRequest {
  readonly orderBy: string;
  readonly from: number;
  readonly limit: number;
}

/** Returns the matching checks and their total number. */
export class GetChainChecks extends Query<{ readonly rows: readonly ChainCheck[]; readonly total: number }> {
  constructor(readonly request: CheckListRequest) {
    super();
  }
}

/** Loads one check; null for an unknown number. */
export class GetChainCheck extends Query<ChainCheck | null> {
  constructor(readonly id: string) {
    super();
  }
}

/** SQL of the checks. A check without a recent heartbeat died with its process, whatever its row says. */
const READ = `select c.id, case when c.state = 'running' and c.beat_at < now() - interval '60 seconds' then 'interrupted'
      else c.state end as state, c.started_by, o.name as started_by_name, c.started_at, c.ended_at, c.through, c.checked,
    c.bad_number, c.problem
  from ledger.chain_checks c left join operators.operators o on o.id = c.started_by`;

type Row = Omit<ChainCheck, 'started_at' | 'ended_at'> & { readonly started_at: Date; readonly ended_at: Date | null };

const checkOf = (row: Row): ChainCheck => ({
  ...row,
  started_at: toTokyoIso(row.started_at),
  ended_at: row.ended_at && toTokyoIso(row.ended_at),
});

@QueryHandler(GetChainChecks)
export class GetChainChecksHandler implements IQueryHandler<GetChainChecks> {
  constructor(private readonly database: Database) {}

  async execute({ request: { orderBy, from, limit } }: GetChainChecks) {
    const { pool } = this.database;
    const { rows: counted } = await pool.query<{ total: number }>('select count(*) as total from ledger.chain_checks');
    const { rows } = await pool.query<Row>(`${READ} order by ${orderBy} offset $1 limit $2`, [from, limit]);
    return { rows: rows.map(checkOf), total: counted[0]!.total };
  }
}

@QueryHandler(GetChainCheck)
export class GetChainCheckHandler implements IQueryHandler<GetChainCheck> {
  constructor(private readonly database: Database) {}

  async execute({ id }: GetChainCheck): Promise<ChainCheck | null> {
    if (!/^\d{1,15}$/.test(id)) return null;
    const { rows } = await this.database.pool.query<Row>(`${READ} where c.id = $1`, [id]);
    return rows[0] ? checkOf(rows[0]) : null;
  }
}
