import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { toTokyoIso } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { PointBalances } from '../../points/index.js';
import { MEMBER_COLUMNS, type MemberRow, toListedMember } from '../wire/member-resource.js';
import type { Compared, ComparedAccount, Duplicates, Sign } from './duplicates.contract.js';
import { buildEvidenceSql, EVIDENCE } from './evidence.js';

/**
 * Finds accounts that may belong to the same person; null for an unknown member. @param page the range of the other accounts
 */
export class GetDuplicates extends Query<Duplicates | null> {
  constructor(
    readonly memberId: string,
    readonly page: { readonly from: number; readonly limit: number },
  ) {
    super();
  }
}

/** The maximum number of members who share a sign. A network of many homes has more than anybody can compare. */
const MAX_PER_SIGN = 100;
const MAX_DUPLICATES = 200;
/**
 * The maximum number of members of one browser at one network address. More indicate an office or a telephone company.
 */
const MAX_PER_DEVICE = 10;

const same = (sign: Sign, key: (table: string) => string): string => `(
  select o.member_id, '${sign}' as sign from me cross join lateral (
    select o.member_id from members.profiles o where ${key('o')} = ${key('me')} and ${key('me')} <> '' limit ${MAX_PER_SIGN}) o)`;
const nameKey = (table: string): string =>
  `members.search_key(${table}.last_name || ${table}.first_name || ${table}.middle_name)`;

/** Loads the members who share each sign. An erased or empty field is never a sign. */
const SIGNS = `with me as (select * from members.profiles where member_id = $1 and mail <> ''),
  mine as (select distinct address, device from (
    select address, device from members.log_ins where member_id = $1 and address <> '' order by at desc limit 200) l),
  others as (
    select l.member_id, l.device, mine.device as my_device,
      count(*) over (partition by mine.address, mine.device, l.device) as members
    from mine cross join lateral (
      select distinct l.member_id, l.device from (
        select member_id, device from members.log_ins where address = mine.address and address <> '' order by at desc limit 1000) l
      limit ${MAX_PER_SIGN}) l),
  shown as (
    ${same('tel', (table) => `members.tel_key(${table}.tel) collate "C"`)}
    union ${same('place', (t) => `members.place_key(${t}.zipcode, ${t}.shiku, ${t}.address, ${t}.building)`)}
    union select member_id, 'network' from others
    union select member_id, 'device' from others
      where device = my_device and device <> '' and members <= ${MAX_PER_DEVICE}),
  accounts as (
    select member_id, array_agg(sign order by sign) as signs from shown where member_id <> $1 group by member_id),
  named as (
    select a.member_id, a.signs || case when ${nameKey('o')} = ${nameKey('me')} and ${nameKey('me')} <> '' then '{name}'::text[] else '{}' end as signs
      from accounts a join members.profiles o using (member_id) cross join me),
  ranked as (select member_id, signs, ${buildEvidenceSql('signs')} as evidence from named)
  select member_id, signs, evidence from ranked where evidence is not null
   order by evidence, cardinality(signs) desc, member_id limit ${MAX_DUPLICATES}`;

const ACCOUNTS = `select ${MEMBER_COLUMNS}, p.zipcode, p.shiku, p.address, p.building,
    l.at as log_in_at, l.address as log_in_address, l.device as log_in_device
  from members.profiles p left join members.standing s using (member_id)
  left join lateral (select * from members.log_ins l where l.member_id = p.member_id order by l.at desc limit 1) l on true
  where p.member_id = any($1::uuid[])`;

interface Found {
  readonly member_id: string;
  readonly signs: readonly Sign[];
  readonly evidence: number;
}

type Row = MemberRow & Compared & { readonly log_in_at: Date | null };

@QueryHandler(GetDuplicates)
export class GetDuplicatesHandler implements IQueryHandler<GetDuplicates> {
  constructor(
    private readonly database: Database,
    private readonly balances: PointBalances,
  ) {}

  async execute({ memberId, page }: GetDuplicates): Promise<Duplicates | null> {
    if (!isId(memberId)) return null;
    const { rows } = await this.database.pool.query<Found>(SIGNS, [memberId]);
    const shown = rows.slice(page.from, page.from + page.limit);
    const accounts = await this.accounts([memberId, ...shown.map((one) => one.member_id)]);
    const member = accounts.get(memberId);
    if (!member) return null;
    const others = shown.flatMap(({ member_id, signs, evidence }) => {
      const account = accounts.get(member_id);
      return account ? [{ ...account, signs, strength: EVIDENCE[evidence]!.strength }] : [];
    });
    return { member: { ...member, signs: [], strength: null }, others, total: rows.length };
  }

  private async accounts(ids: readonly string[]): Promise<Map<string, Omit<ComparedAccount, 'signs' | 'strength'>>> {
    const [{ rows }, balances] = await Promise.all([
      this.database.pool.query<Row>(ACCOUNTS, [ids]),
      this.balances.ofAll(ids),
    ]);
    return new Map(
      rows.map((row) => {
        const log_in_at = row.log_in_at && toTokyoIso(row.log_in_at);
        return [row.id, { ...toListedMember(row, balances.get(row.id)), log_in_at }];
      }),
    );
  }
}
