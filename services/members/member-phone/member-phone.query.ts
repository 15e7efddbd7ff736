import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { toTokyoIso } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import type { MemberPhoneResource, PhoneCodeShown, PhoneHolder } from './member-phone.contract.js';

/** Loads a member's phone; null for an unknown member. */
export class GetMemberPhone extends Query<MemberPhoneResource | null> {
  constructor(readonly memberId: string) {
    super();
  }
}

type HolderRow = Omit<PhoneHolder, 'verified_at' | 'released_at'> & {
  readonly verified_at: Date;
  readonly released_at: Date | null;
};
type CodeRow = Omit<PhoneCodeShown, 'created' | 'used_at'> & { readonly created: Date; readonly used_at: Date | null };

const TEL = 'select tel from members.profiles where member_id = $1';
/** Selects the numbers that the member has or had, and those that codes were sent to. */
const NUMBERS = `select number from members.phone_holders where member_id = $1
  union select number from members.phone_codes where member_id = $1`;
const HOLDERS = `select h.holder_id as id, h.member_id, p.last_name, p.first_name, p.middle_name, p.language,
    h.number as tel, h.verified_at, h.released_at
  from members.phone_holders h join members.profiles p using (member_id)
  where h.number in (${NUMBERS}) order by h.holder_id desc limit 50`;
const CODES = `select c.code_id as id, c.tel, c.created_at as created, m.state, m.error, c.tries, c.used_at
  from members.phone_codes c join sms.messages m on m.id = c.code_id
  where c.member_id = $1 order by c.created_at desc limit 50`;

@QueryHandler(GetMemberPhone)
export class GetMemberPhoneHandler implements IQueryHandler<GetMemberPhone> {
  constructor(private readonly database: Database) {}

  async execute({ memberId }: GetMemberPhone): Promise<MemberPhoneResource | null> {
    if (!isId(memberId)) return null;
    const { pool } = this.database;
    const [profile] = (await pool.query<{ tel: string }>(TEL, [memberId])).rows;
    if (!profile) return null;
    const holders = (await pool.query<HolderRow>(HOLDERS, [memberId])).rows;
    const codes = (await pool.query<CodeRow>(CODES, [memberId])).rows;
    const current = holders.find(({ member_id, released_at }) => member_id === memberId && released_at === null);
    return {
      tel: profile.tel,
      verified_at: current ? toTokyoIso(current.verified_at) : null,
      holders: holders.map((row) => ({
        ...row,
        verified_at: toTokyoIso(row.verified_at),
        released_at: row.released_at && toTokyoIso(row.released_at),
      })),
      codes: codes.map((row) => ({
        ...row,
        created: toTokyoIso(row.created),
        used_at: row.used_at && toTokyoIso(row.used_at),
      })),
    };
  }
}
