import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { isoTokyo } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { PointBalances } from '../../points/index.js';
import { listedMember, MEMBER_COLUMNS, type MemberListed, type MemberRow } from '../member-resource.js';

/** Why two accounts may be one person's: phone, postal address, network address of a log-in, and that with the device. */
export type Sign = 'tel' | 'place' | 'network' | 'device';

interface Compared {
  readonly zipcode: string;
  readonly shiku: string;
  readonly address: string;
  readonly building: string;
  /** Of the last log-in that is kept. */
  readonly log_in_address: string | null;
  readonly log_in_device: string | null;
}

/** An account beside another. */
export interface Account extends MemberListed, Compared {
  readonly log_in_at: string | null;
  /** What it has in common with the member; nothing for the member himself. */
  readonly signs: readonly Sign[];
}

/** A member and the accounts that may be the same person's, the likeliest first; null for no member. */
export class GetDuplicates extends Query<{ readonly member: Account; readonly others: readonly Account[] } | null> {
  constructor(readonly memberId: string) {
    super();
  }
}

/** A network of many homes, or a shop's own phone number, has more members than anybody can compare. */
const MOST_FOR_A_SIGN = 100;
const MOST_SHOWN = 20;

/** Each says more than all below it: a phone or a home is one family's, a network and its browsers may be a town's. */
const WEIGHTS: Record<Sign, number> = { tel: 8, place: 4, device: 2, network: 1 };
const SIGN_WEIGHTS = Object.entries(WEIGHTS)
  .map(([sign, weight]) => `when '${sign}' then ${weight}`)
  .join(' ');

const same = (sign: Sign, key: (table: string) => string): string => `(
  select o.member_id, '${sign}' as sign from me cross join lateral (
    select o.member_id from members.profiles o where ${key('o')} = ${key('me')} limit ${MOST_FOR_A_SIGN}) o)`;

const SIGNS = `with me as (select * from members.profiles where member_id = $1),
  mine as (select distinct address, device from (
    select address, device from members.log_ins where member_id = $1 and address <> '' order by at desc limit 200) l),
  others as (
    select l.member_id, l.device, mine.device as my_device from mine cross join lateral (
      select distinct l.member_id, l.device from (
        select member_id, device from members.log_ins where address = mine.address and address <> '' order by at desc limit 1000) l
      limit ${MOST_FOR_A_SIGN}) l),
  found as (
    ${same('tel', (table) => `members.tel_key(${table}.tel) collate "C"`)}
    union ${same('place', (t) => `members.place_key(${t}.zipcode, ${t}.shiku, ${t}.address, ${t}.building)`)}
    union select member_id, 'network' from others
    union select member_id, 'device' from others where device = my_device and device <> '')
  select member_id, array_agg(sign order by sign) as signs from found where member_id <> $1
   group by member_id order by sum(case sign ${SIGN_WEIGHTS} end) desc, member_id limit ${MOST_SHOWN}`;

const ACCOUNTS = `select ${MEMBER_COLUMNS}, p.zipcode, p.shiku, p.address, p.building,
    l.at as log_in_at, l.address as log_in_address, l.device as log_in_device
  from members.profiles p left join members.standing s using (member_id)
  left join lateral (select * from members.log_ins l where l.member_id = p.member_id order by l.at desc limit 1) l on true
  where p.member_id = any($1::uuid[])`;

type Row = MemberRow & Compared & { readonly log_in_at: Date | null };

@QueryHandler(GetDuplicates)
export class GetDuplicatesHandler implements IQueryHandler<GetDuplicates> {
  constructor(
    private readonly database: Database,
    private readonly balances: PointBalances,
  ) {}

  async execute({ memberId }: GetDuplicates) {
    if (!isId(memberId)) return null;
    const { rows } = await this.database.pool.query<{ member_id: string; signs: Sign[] }>(SIGNS, [memberId]);
    const signs = new Map(rows.map((row) => [row.member_id, row.signs]));
    const accounts = await this.accounts([memberId, ...signs.keys()]);
    const account = (id: string): Account | undefined => {
      const found = accounts.get(id);
      return found && { ...found, signs: signs.get(id) ?? [] };
    };
    const member = account(memberId);
    return member ? { member, others: [...signs.keys()].flatMap((id) => account(id) ?? []) } : null;
  }

  private async accounts(ids: readonly string[]): Promise<Map<string, Omit<Account, 'signs'>>> {
    const [{ rows }, balances] = await Promise.all([
      this.database.pool.query<Row>(ACCOUNTS, [ids]),
      this.balances.ofAll(ids),
    ]);
    return new Map(
      rows.map((row) => {
        const log_in_at = row.log_in_at && isoTokyo(row.log_in_at);
        return [row.id, { ...listedMember(row, balances.get(row.id)), log_in_at }];
      }),
    );
  }
}
