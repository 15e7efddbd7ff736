import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { toTokyoIso } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import type { LogInShown } from './log-ins.contract.js';

/** Loads a member's log-ins of the last 180 days, newest first. */
export class GetLogIns extends Query<{ readonly rows: readonly LogInShown[]; readonly total: number }> {
  constructor(
    readonly memberId: string,
    readonly from: number,
    readonly limit: number,
  ) {
    super();
  }
}

const PAGE = `select id, at, address, device from members.log_ins where member_id = $1
  order by at desc, id desc offset $2 limit $3`;
const COUNT = 'select count(*) as total from members.log_ins where member_id = $1';

@QueryHandler(GetLogIns)
export class GetLogInsHandler implements IQueryHandler<GetLogIns> {
  constructor(private readonly database: Database) {}

  async execute({ memberId, from, limit }: GetLogIns) {
    if (!isId(memberId)) return { rows: [], total: 0 };
    const { pool } = this.database;
    const counted = await pool.query<{ total: number }>(COUNT, [memberId]);
    const { rows } = await pool.query<Omit<LogInShown, 'at'> & { at: Date }>(PAGE, [memberId, from, limit]);
    return { rows: rows.map((row) => ({ ...row, at: toTokyoIso(row.at) })), total: counted.rows[0]!.total };
  }
}
