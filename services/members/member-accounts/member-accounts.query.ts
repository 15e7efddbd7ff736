import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { countRows, type RowCount } from '../../platform/console-api/lists/count-rows.rows.js';
import { Database } from '../../platform/database/database.js';
import { PointBalances } from '../../points/index.js';
import { choosePartSearch, hasPart, type PartsFoundBy, selectMembersWith } from '../rows/member-parts.rows.js';
import {
  FIRST_NAME,
  LAST_NAME,
  MAX_FOUND,
  type SearchField,
  selectMatchingMembers,
  TEL_KEY,
} from '../rows/member-search.rows.js';
import type { MemberListed } from '../wire/member.contract.js';
import { MEMBER_COLUMNS, type MemberRow, toListedMember } from '../wire/member-resource.js';

/** The filter and order of a list of members. The SQL in it comes from the list's rules alone. */
export interface MemberAccountsRequest {
  readonly orderBy: string;
  readonly from: number;
  readonly limit: number;
  /** `id` lists members, `state` is `active` or `banned`; the other fields are searched for the text. */
  readonly filter: Readonly<Partial<Record<string, readonly string[]>>>;
}

/** The sortable fields; each has an index. */
export const SORTABLE = {
  id: 'p.member_id',
  mail: 'lower(p.mail) collate "C"',
  last_name: `${LAST_NAME} collate "C"`,
  first_name: `${FIRST_NAME} collate "C"`,
  tel: `${TEL_KEY} collate "C"`,
  created: 'p.created_at',
};

const SEARCHED: readonly SearchField[] = ['q', 'mail', 'name', 'tel'];

/** Loads the members who match, and their total number. */
export class GetMemberAccounts extends Query<{ readonly rows: readonly MemberListed[]; readonly total: RowCount }> {
  constructor(readonly listRequest: MemberAccountsRequest) {
    super();
  }
}

interface Matching {
  readonly where: string;
  readonly values: readonly unknown[];
  /** True for a search, whose few matches are counted while they are read. */
  readonly isSearch: boolean;
  /** True when all matches were examined, not only the newest. */
  readonly isComplete: boolean;
}

const IS_BANNED = 'exists (select from members.standing b where b.member_id = p.member_id and b.banned_at is not null)';

const IS_CLOSED = "p.mail = ''";

const standingOf = (states: readonly string[] = []): string | undefined => {
  if (states.length !== 1) return undefined;
  if (states[0] === 'closed') return IS_CLOSED;
  return states[0] === 'banned' ? `(${IS_BANNED} and not ${IS_CLOSED})` : `not ${IS_BANNED}`;
};

const textsOf = (filter: MemberAccountsRequest['filter'], field: SearchField): readonly string[] =>
  filter[field]?.filter((text) => text.trim() !== '') ?? [];

/** Builds the conditions of a search, for a text at the beginning of a field or anywhere in it. */
const matching = (filter: MemberAccountsRequest['filter'], place: 'beginning' | PartsFoundBy): Matching => {
  const standing = standingOf(filter.state);
  const conditions = standing ? [standing] : [];
  const values: unknown[] = [];
  const hold = (value: unknown): number => values.push(value);
  if (filter.id) conditions.push(`p.member_id = any($${hold(filter.id.filter(isId))}::uuid[])`);
  for (const field of SEARCHED) {
    const texts = textsOf(filter, field);
    if (texts.length === 0) continue;
    const ways = [selectMatchingMembers(field, hold(texts), standing)];
    if (place !== 'beginning') {
      const parts = hasPart(field, texts.map(hold), place);
      ways.push(selectMembersWith(parts, place, standing));
    }
    conditions.push(`p.member_id in (${ways.join(' union ')})`);
  }
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  return { where, values, isSearch: values.length > 0, isComplete: place !== 'going-through' };
};

const FROM = 'from members.profiles p left join members.standing s using (member_id)';

@QueryHandler(GetMemberAccounts)
export class GetMemberAccountsHandler implements IQueryHandler<GetMemberAccounts> {
  constructor(
    private readonly database: Database,
    private readonly balances: PointBalances,
  ) {}

  async execute({ listRequest }: GetMemberAccounts) {
    const beginning = await this.find(listRequest, matching(listRequest.filter, 'beginning'));
    const searched = SEARCHED.map((field) => [field, textsOf(listRequest.filter, field)] as const);
    const isSearched = searched.some(([, texts]) => texts.length > 0);
    const matches =
      isSearched && beginning.total.isExact
        ? await this.find(listRequest, matching(listRequest.filter, await choosePartSearch(this.database, searched)))
        : beginning;
    const balances = await this.balances.ofAll(matches.rows.map((row) => row.id));
    return { rows: matches.rows.map((row) => toListedMember(row, balances.get(row.id))), total: matches.total };
  }

  private async find(
    { orderBy, from, limit }: MemberAccountsRequest,
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
        : { count: counted, isExact: isComplete && counted < MAX_FOUND };
    return { rows: rows.map(({ total: _, ...row }) => row), total };
  }
}
