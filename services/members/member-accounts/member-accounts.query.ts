import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { Database } from '../../platform/database/database.js';
import { PointBalances } from '../../points/index.js';

/** A member as operators see him. */
export interface MemberAccount {
  readonly id: string;
  readonly mail: string;
  readonly last_name: string;
  readonly first_name: string;
  readonly tel: string;
  readonly points: number;
  readonly coins: number;
  readonly created: Date;
}

/** Which members, in what order; the SQL in it comes from the list's rules alone. */
export interface MemberAccountsWanted {
  readonly orderBy: string;
  readonly from: number;
  readonly limit: number;
  /** `id`: these members; the others: any of the values is part of it, `q` of any of mail, name, tel and id. */
  readonly filter: Readonly<Partial<Record<string, readonly string[]>>>;
}

export const SORTABLE = {
  id: 'p.member_id',
  mail: 'p.mail',
  last_name: 'p.last_name',
  first_name: 'p.first_name',
  tel: 'p.tel',
  created: 'p.created_at',
};

const NAMES = "concat_ws(' ', p.last_name || p.first_name, p.last_name, p.first_name, p.last_name)";
const ANY = `concat_ws(' ', p.mail, ${NAMES}, p.tel, p.member_id)`;

const holds = (text: string, parameter: number): string =>
  `($${parameter}::text[] is null or exists (
    select from unnest($${parameter}::text[]) w where strpos(lower(${text}), lower(w)) > 0))`;

const COLUMNS = 'p.member_id as id, p.mail, p.last_name, p.first_name, p.tel, p.created_at as created';
const MATCHING = `from members.profiles p
 where ($1::uuid[] is null or p.member_id = any($1))
   and ${holds(ANY, 2)} and ${holds('p.mail', 3)} and ${holds(NAMES, 4)} and ${holds('p.tel', 5)}`;

type Profile = Omit<MemberAccount, 'points' | 'coins'>;

/** Members who match, and how many they are in all. */
export class GetMemberAccounts extends Query<{ readonly rows: readonly MemberAccount[]; readonly total: number }> {
  constructor(readonly wanted: MemberAccountsWanted) {
    super();
  }
}

@QueryHandler(GetMemberAccounts)
export class GetMemberAccountsHandler implements IQueryHandler<GetMemberAccounts> {
  constructor(
    private readonly database: Database,
    private readonly balances: PointBalances,
  ) {}

  async execute({ wanted: { orderBy, from, limit, filter } }: GetMemberAccounts) {
    const { pool } = this.database;
    const matching = [filter.id?.filter(isId), filter.q, filter.mail, filter.name, filter.tel];
    const { rows: counted } = await pool.query<{ total: number }>(`select count(*) as total ${MATCHING}`, matching);
    const { rows } = await pool.query<Profile>(`select ${COLUMNS} ${MATCHING} order by ${orderBy} offset $6 limit $7`, [
      ...matching,
      from,
      limit,
    ]);
    return { rows: await Promise.all(rows.map((row) => this.withBalances(row))), total: counted[0]!.total };
  }

  private async withBalances(profile: Profile): Promise<MemberAccount> {
    return { ...profile, ...(await this.balances.of(profile.id)) };
  }
}
