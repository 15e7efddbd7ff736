import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import type { AdminList } from '../../platform/console-api/lists/admin-list.js';
import { Database } from '../../platform/database/database.js';
import { BANK_PROFILE_COLUMNS, type KeptBankProfile } from '../rows/bank-profiles.rows.js';

/** Loads layouts for operators. The SQL of the order comes from the list's rules alone. */
export class GetBankProfiles extends Query<{ readonly rows: readonly KeptBankProfile[]; readonly total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

const MATCHING = `from payments.bank_profiles
  where ($1::uuid[] is null or id = any($1)) and ($2::text[] is null or (removed_at is not null)::text = any($2))`;

@QueryHandler(GetBankProfiles)
export class GetBankProfilesHandler implements IQueryHandler<GetBankProfiles> {
  constructor(private readonly database: Database) {}

  async execute({ list: { orderBy, from, limit, filter } }: GetBankProfiles) {
    const { pool } = this.database;
    const matching = [filter.id?.filter(isId), filter.removed];
    const { rows: counted } = await pool.query<{ total: number }>(`select count(*) as total ${MATCHING}`, matching);
    const { rows } = await pool.query<KeptBankProfile>(
      `select ${BANK_PROFILE_COLUMNS} ${MATCHING} order by ${orderBy} offset $3 limit $4`,
      [...matching, from, limit],
    );
    return { rows, total: counted[0]!.total };
  }
}
