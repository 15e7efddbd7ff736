import { Inject, Optional } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { toTokyoIso } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { PointBalances } from '../../points/index.js';
import { MemberRanks, type RankStanding } from '../streams/member-ranks.js';
import type { MemberListed, MemberResource } from '../wire/member.contract.js';
import { MEMBER_COLUMNS, type MemberRow, toListedMember } from '../wire/member-resource.js';
import { PREFECTURES } from '../wire/prefectures.shared.js';
import { PHONE_VERIFIED_AT } from './phones.rows.js';

type Row = MemberRow &
  Omit<
    MemberResource,
    | keyof MemberListed
    | 'pref_name'
    | 'pref_name_en'
    | 'mail_confirmed_at'
    | 'phone_verified_at'
    | 'birthday_given_at'
    | keyof OfRank
  > & {
    readonly mail_confirmed_at: Date | null;
    readonly phone_verified_at: Date | null;
    readonly birthday_given_at: Date | null;
  };

type OfRank = Pick<MemberResource, 'rank' | 'rank_en' | 'next_rank' | 'next_rank_en' | 'paid_this_month'>;

const ofRank = (standing: RankStanding | undefined): OfRank => ({
  rank: standing?.rank?.name.ja ?? '',
  rank_en: standing?.rank?.name.en ?? '',
  next_rank: standing?.nextRank?.name.ja ?? '',
  next_rank_en: standing?.nextRank?.name.en ?? '',
  paid_this_month: standing?.paidYen ?? 0,
});

/** Loads one member; null for an unknown id. */
export class GetMember extends Query<MemberResource | null> {
  constructor(readonly memberId: string) {
    super();
  }
}

const FIND = `select ${MEMBER_COLUMNS}, p.zipcode, p.pref_id, p.province, p.shiku, p.address, p.building,
    p.referral_code, p.referral_code_given, p.mail_confirmed_at,
    ${PHONE_VERIFIED_AT} as phone_verified_at,
    (select b.given_at from members.birthdays b where b.member_id = p.member_id) as birthday_given_at,
    (select coalesce(max(e.stream_version), 0) from store.events e
      where e.stream_id = 'member-' || p.member_id) as version
  from members.profiles p left join members.standing s using (member_id) where p.member_id = $1`;

@QueryHandler(GetMember)
export class GetMemberHandler implements IQueryHandler<GetMember> {
  constructor(
    private readonly database: Database,
    private readonly balances: PointBalances,
    // Members also run without the ranks module.
    @Optional() @Inject(MemberRanks) private readonly ranks: MemberRanks | undefined,
  ) {}

  async execute({ memberId }: GetMember): Promise<MemberResource | null> {
    if (!isId(memberId)) return null;
    const result = this.database.pool.query<Row>({ name: 'members-one', text: FIND, values: [memberId] });
    const [{ rows }, balance, standing] = await Promise.all([
      result,
      this.balances.of(memberId),
      this.ranks?.of(memberId),
    ]);
    if (!rows[0]) return null;
    const prefecture = PREFECTURES.find(({ id }) => id === rows[0]!.pref_id);
    const names = { pref_name: prefecture?.ja ?? '', pref_name_en: prefecture?.en ?? '' };
    const {
      mail_confirmed_at: confirmed,
      phone_verified_at: verified,
      birthday_given_at: birthdayAt,
      ...row
    } = rows[0];
    const proofs = {
      mail_confirmed_at: confirmed && toTokyoIso(confirmed),
      phone_verified_at: verified && toTokyoIso(verified),
      birthday_given_at: birthdayAt && toTokyoIso(birthdayAt),
    };
    return { ...toListedMember(row, balance), ...names, ...ofRank(standing), ...proofs };
  }
}
