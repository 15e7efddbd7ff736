import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import type { AdminList } from '../../platform/console-api/lists/admin-list.js';
import { countRows, type RowCount } from '../../platform/console-api/lists/count-rows.rows.js';
import { Database } from '../../platform/database/database.js';
import type { ReferralResource } from '../wire/referral.contract.js';
import { type ReferralRow, toReferralResource } from '../wire/referral-resource.js';
import { REFERRAL_COLUMNS } from './referrals.rows.js';

/** Loads referrals for operators. The SQL of the order comes from the list's rules only. */
export class GetReferrals extends Query<{ readonly rows: readonly ReferralResource[]; readonly total: RowCount }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

const CONDITIONS = {
  id: ['friend_id = any($::uuid[])', true],
  friend_id: ['friend_id = any($::uuid[])', true],
  referrer_id: ['referrer_id = any($::uuid[])', true],
  member_id: ['(friend_id = any($::uuid[]) or referrer_id = any($::uuid[]))', true],
  status: ['status = any($::text[])', false],
  because: ['because = any($::text[])', false],
} as const;

const buildConditions = (
  filter: AdminList['filter'],
): { readonly where: string; readonly values: readonly string[][] } => {
  const conditionsAsked = Object.entries(CONDITIONS).flatMap(([field, [sql, isOfIds]]) => {
    const values = filter[field];
    return values ? [{ sql, values: isOfIds ? values.filter(isId) : [...values] }] : [];
  });
  const conditions = conditionsAsked.map(({ sql }, i) => ` and ${sql.replaceAll('$::', `$${i + 1}::`)}`);
  const where = `from referrals.referrals where true${conditions.join('')}`;
  return { where, values: conditionsAsked.map(({ values }) => values) };
};

@QueryHandler(GetReferrals)
export class GetReferralsHandler implements IQueryHandler<GetReferrals> {
  constructor(private readonly database: Database) {}

  async execute({ list: { orderBy, from, limit, filter } }: GetReferrals) {
    const { pool } = this.database;
    const { where, values } = buildConditions(filter);
    const total = await countRows(pool, where, values, from + limit);
    const [first, second] = [1, 2].map((i) => `$${values.length + i}`);
    const { rows } = await pool.query<ReferralRow>(
      `select ${REFERRAL_COLUMNS} ${where} order by ${orderBy} offset ${first} limit ${second}`,
      [...values, from, limit],
    );
    return { rows: rows.map(toReferralResource), total };
  }
}

/** Loads one referral; null if this friend has none. */
export class GetReferral extends Query<ReferralResource | null> {
  constructor(readonly friendId: string) {
    super();
  }
}

@QueryHandler(GetReferral)
export class GetReferralHandler implements IQueryHandler<GetReferral> {
  constructor(private readonly database: Database) {}

  async execute({ friendId }: GetReferral): Promise<ReferralResource | null> {
    if (!isId(friendId)) return null;
    const text = `select ${REFERRAL_COLUMNS} from referrals.referrals where friend_id = $1`;
    const { rows } = await this.database.pool.query<ReferralRow>(text, [friendId]);
    return rows[0] ? toReferralResource(rows[0]) : null;
  }
}
