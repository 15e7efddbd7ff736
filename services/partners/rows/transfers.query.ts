import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { toTokyoIso } from '../../kernel/time.js';
import type { AdminList } from '../../platform/console-api/lists/admin-list.js';
import { countRows, type RowCount } from '../../platform/console-api/lists/count-rows.rows.js';
import { Database } from '../../platform/database/database.js';
import type { TransferResource } from '../wire/transfer.contract.js';
import { DIFFERS } from './transfer-alarms.rows.js';

/** Query of the operators' list of transfers; the SQL of the order comes from the list's rules only. */
export class GetTransfers extends Query<{ readonly rows: readonly TransferResource[]; readonly total: RowCount }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

/** Query of a transfer by its id; null for an unknown one. */
export class GetTransfer extends Query<TransferResource | null> {
  constructor(readonly transferId: string) {
    super();
  }
}

const COLUMNS = `t.transfer_id as id, t.member_id, t.site_id, s.name as site_name, t.direction, t.points, t.status,
  t.requested_at, t.ended_at, t.silent_since, t.code, t.site_says, t.compared_at, ${DIFFERS} as differs, t.version`;
const MATCHING = `from partners.transfers t where ($1::uuid[] is null or t.transfer_id = any($1))
  and ($2::uuid[] is null or t.member_id = any($2)) and ($3::uuid[] is null or t.site_id = any($3))
  and ($4::text[] is null or t.status = any($4)) and ($5::text[] is null or t.direction = any($5))
  and ($6::text[] is null or (t.silent_since is not null)::text = any($6))
  and ($7::text[] is null or ${DIFFERS}::text = any($7))`;

type Row = Omit<TransferResource, 'requested_at' | 'ended_at' | 'silent_since' | 'compared_at'> &
  Record<'requested_at', Date> &
  Record<'ended_at' | 'silent_since' | 'compared_at', Date | null>;

const resourceOf = (row: Row): TransferResource => ({
  ...row,
  requested_at: toTokyoIso(row.requested_at),
  ended_at: row.ended_at && toTokyoIso(row.ended_at),
  silent_since: row.silent_since && toTokyoIso(row.silent_since),
  compared_at: row.compared_at && toTokyoIso(row.compared_at),
});

@QueryHandler(GetTransfers)
export class GetTransfersHandler implements IQueryHandler<GetTransfers> {
  constructor(private readonly database: Database) {}

  async execute({ list: { orderBy, from, limit, filter } }: GetTransfers) {
    const { pool } = this.database;
    const { id, member_id, site_id, status, direction, silent, differs } = filter;
    const ids = [id, member_id, site_id].map((values) => values?.filter(isId));
    const matching = [...ids, status, direction, silent, differs];
    const total = await countRows(pool, MATCHING, matching, from + limit);
    const page = `select t.* ${MATCHING} order by ${orderBy} offset $8 limit $9`;
    const { rows } = await pool.query<Row>(
      `select ${COLUMNS} from (${page}) t join partners.sites s on s.id = t.site_id order by ${orderBy}`,
      [...matching, from, limit],
    );
    return { rows: rows.map(resourceOf), total };
  }
}

@QueryHandler(GetTransfer)
export class GetTransferHandler implements IQueryHandler<GetTransfer> {
  constructor(private readonly database: Database) {}

  async execute({ transferId }: GetTransfer): Promise<TransferResource | null> {
    if (!isId(transferId)) return null;
    const text = `select ${COLUMNS} from partners.transfers t join partners.sites s on s.id = t.site_id where t.transfer_id = $1`;
    const { rows } = await this.database.pool.query<Row>(text, [transferId]);
    return rows[0] ? resourceOf(rows[0]) : null;
  }
}
