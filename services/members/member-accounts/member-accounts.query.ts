import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { countRows, type RowCount } from '../../operators/index.js';
import { Database } from '../../platform/database/database.js';
import { PointBalances } from '../../points/index.js';
import { listedMember, MEMBER_COLUMNS, type MemberListed, type MemberRow } from '../member-resource.js';
import {
  FIRST_NAME,
  hasPart,
  LAST_NAME,
  MOST_FOUND,
  membersFound,
  membersWith,
  type SearchField,
  TEL_KEY,
} from './member-search.js';

/** Which members, in what order; the SQL in it comes from the list's rules alone. */
export interface MemberAccountsWanted {
  readonly orderBy: string;
  readonly from: number;
  readonly limit: number;
  /** `id`: these members; `state`: `active` or `banned`; the others: what the field has anywhere. */
  readonly filter: Readonly<Partial<Record<string, readonly string[]>>>;
}

/** Each has an index of its own. */
export const SORTABLE = {
  id: 'p.member_id',
  mail: 'lower(p.mail) collate "C"',
  last_name: `${LAST_NAME} collate "C"`,
  first_name: `${FIRST_NAME} collate "C"`,
  tel: `${TEL_KEY} collate "C"`,
  created: 'p.created_at',
};

const SEARCHED: readonly SearchField[] = ['q', 'mail', 'name', 'tel'];

/** Members who match, and how many they are in all. */
export class GetMemberAccounts extends Query<{ readonly rows: readonly MemberListed[]; readonly total: RowCount }> {
  constructor(readonly wanted: MemberAccountsWanted) {
    super();
  }
}

interface Matching {
  readonly where: string;
  readonly values: readonly unknown[];
  /** They are few, and counted on the way. */
  readonly isSearch: boolean;
  /** All who match were looked at, unless they are too many. */
  readonly isComplete: boolean;
}

/** Where a text is looked for: at the beginning of a field, or anywhere in it, by the index or by going through. */
type Place = 'beginning' | 'part-by-index' | 'part-of-newest';

const IS_BANNED = 'exists (select from members.standing b where b.member_id = p.member_id)';

const standingOf = (states: readonly string[] = []): string | undefined => {
  if (states.length !== 1) return undefined;
  return states[0] === 'banned' ? IS_BANNED : `not ${IS_BANNED}`;
};

const textsOf = (filter: MemberAccountsWanted['filter'], field: SearchField): readonly string[] =>
  filter[field]?.filter((text) => text.trim() !== '') ?? [];

const matching = (filter: MemberAccountsWanted['filter'], place: Place): Matching => {
  const standing = standingOf(filter.state);
  const conditions = standing ? [standing] : [];
  const values: unknown[] = [];
  const hold = (value: unknown): number => values.push(value);
  if (filter.id) conditions.push(`p.member_id = any($${hold(filter.id.filter(isId))}::uuid[])`);
  for (const field of SEARCHED) {
    const texts = textsOf(filter, field);
    if (texts.length === 0) continue;
    const ways = [membersFound(field, hold(texts), standing)];
    if (place !== 'beginning') {
      const byIndex = place === 'part-by-index';
      const parts = hasPart(field, texts.map(hold), byIndex);
      ways.push(membersWith(parts, byIndex, standing));
    }
    conditions.push(`p.member_id in (${ways.join(' union ')})`);
  }
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  return { where, values, isSearch: values.length > 0, isComplete: place !== 'part-of-newest' };
};

/** A search that the planner expects so many of is answered from the newest: the index would have to collect them all. */
const MANY = 50_000;

const FROM = 'from members.profiles p left join members.standing s using (member_id)';

@QueryHandler(GetMemberAccounts)
export class GetMemberAccountsHandler implements IQueryHandler<GetMemberAccounts> {
  constructor(
    private readonly database: Database,
    private readonly balances: PointBalances,
  ) {}

  async execute({ wanted }: GetMemberAccounts) {
    const beginning = await this.find(wanted, matching(wanted.filter, 'beginning'));
    const isSearched = SEARCHED.some((field) => textsOf(wanted.filter, field).length > 0);
    const found =
      isSearched && beginning.total.isExact
        ? await this.find(wanted, matching(wanted.filter, await this.placeOf(wanted.filter)))
        : beginning;
    const balances = await this.balances.ofAll(found.rows.map((row) => row.id));
    return { rows: found.rows.map((row) => listedMember(row, balances.get(row.id))), total: found.total };
  }

  private async find(
    { orderBy, from, limit }: MemberAccountsWanted,
    { where, values, isSearch, isComplete }: Matching,
  ): Promise<{ rows: MemberRow[]; total: RowCount }> {
    const { pool } = this.database;
    const columns = isSearch ? `${MEMBER_COLUMNS}, count(*) over () as total` : MEMBER_COLUMNS;
    const page = `select ${columns} ${FROM} ${where} order by ${orderBy} offset ${from} limit ${limit}`;
    const { rows } = await pool.query<MemberRow & { total?: number }>(page, [...values]);
    const counted = isSearch && from === 0 ? (rows[0]?.total ?? 0) : rows[0]?.total;
    const total =
      counted === undefined
        ? await countRows(pool, `${FROM} ${where}`, values, from + limit)
        : { count: counted, isExact: isComplete && counted < MOST_FOUND };
    return { rows: rows.map(({ total: _, ...row }) => row), total };
  }

  /** By PostgreSQL's own estimate of how many have the texts. */
  private async placeOf(filter: MemberAccountsWanted['filter']): Promise<Place> {
    const values: string[] = [];
    const parts = SEARCHED.flatMap((field) => {
      const texts = textsOf(filter, field);
      return texts.length === 0
        ? []
        : [
            `(${hasPart(
              field,
              texts.map((text) => values.push(text)),
              true,
            )})`,
          ];
    });
    const text = `explain (format json) select from members.profiles p where ${parts.join(' and ')}`;
    const { rows } = await this.database.pool.query(text, values);
    const expected: number = rows[0]['QUERY PLAN'][0].Plan['Plan Rows'];
    return expected > MANY ? 'part-of-newest' : 'part-by-index';
  }
}
